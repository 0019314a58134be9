CREATE TABLE `deals` (
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`secret` text NOT NULL,
	`commitment` text NOT NULL,
	`mixed_with` text NOT NULL,
	`setup` text,
	PRIMARY KEY(`table_id`, `number`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `facts` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `log` (
	`table_id` text NOT NULL,
	`revision` integer NOT NULL,
	`deal` integer NOT NULL,
	`action` text NOT NULL,
	`by` text,
	`interaction` text,
	`events` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `revision`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `each_press_counts_once` ON `log` (`interaction`);--> statement-breakpoint
CREATE INDEX `log_by_person` ON `log` (`by`) WHERE substr("action", 1, 14) <> '{"type":"move"';--> statement-breakpoint
CREATE TABLE `records` (
	`table_id` text NOT NULL,
	`deal` integer NOT NULL,
	`seat` integer NOT NULL,
	`guild` text NOT NULL,
	`game` text NOT NULL,
	`user` text NOT NULL,
	`outcome` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `deal`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "known_outcome" CHECK("records"."outcome" in ('won', 'lost', 'shared'))
);
--> statement-breakpoint
CREATE INDEX `records_by_person` ON `records` (`user`,`guild`,`game`);--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`user` text NOT NULL,
	`name` text NOT NULL,
	`joined_with` text NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_seat_a_person` ON `seats` (`user`,`table_id`);--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`guild` text NOT NULL,
	`channel` text NOT NULL,
	`parent` text,
	`game` text NOT NULL,
	`options` text NOT NULL,
	`language` text NOT NULL,
	`host` text NOT NULL,
	`status` text NOT NULL,
	`deal` integer NOT NULL,
	`state` text,
	`asked` text NOT NULL,
	`revision` integer NOT NULL,
	`deadline` integer,
	`panel_channel` text,
	`panel_message` text,
	`panel_posted_at` integer,
	`ended_how` text,
	`ended_seat` integer,
	`ended_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "known_status" CHECK("tables"."status" in ('lobby', 'playing', 'over', 'closed')),
	CONSTRAINT "counted_from_one" CHECK("tables"."revision" >= 1 and "tables"."deal" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_living_table_a_channel` ON `tables` (`channel`) WHERE "status" in ('lobby', 'playing');--> statement-breakpoint
CREATE INDEX `deadlines_of_living_tables` ON `tables` (`deadline`) WHERE "status" in ('lobby', 'playing');