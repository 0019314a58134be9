CREATE TABLE `accounts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guild` text NOT NULL,
	`kind` text NOT NULL,
	`user` text DEFAULT '' NOT NULL,
	`table_id` text DEFAULT '' NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	`topped_up_at` integer,
	CONSTRAINT "known_kind" CHECK("accounts"."kind" in ('person', 'stake', 'house')),
	CONSTRAINT "nobody_owes" CHECK("accounts"."kind" = 'house' or "accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_account_each` ON `accounts` (`guild`,`kind`,`user`,`table_id`);--> statement-breakpoint
CREATE INDEX `accounts_by_person` ON `accounts` (`user`,`guild`);--> statement-breakpoint
CREATE INDEX `stakes_by_table` ON `accounts` (`table_id`);--> statement-breakpoint
CREATE TABLE `departed` (
	`hash` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `entries` (
	`movement` integer NOT NULL,
	`account` integer NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`account`, `movement`),
	FOREIGN KEY (`movement`) REFERENCES `movements`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "something_moved" CHECK("entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE INDEX `entries_by_movement` ON `entries` (`movement`);--> statement-breakpoint
CREATE TABLE `movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guild` text NOT NULL,
	`reason` text NOT NULL,
	`table_id` text,
	`hand` integer,
	`revision` integer,
	`interaction` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `each_top_up_counts_once` ON `movements` (`interaction`);--> statement-breakpoint
CREATE INDEX `movements_by_table` ON `movements` (`table_id`,`revision`);--> statement-breakpoint
CREATE TABLE `sitters` (
	`table_id` text NOT NULL,
	`place` integer NOT NULL,
	`user` text NOT NULL,
	`name` text NOT NULL,
	`bought` integer NOT NULL,
	`stack` integer NOT NULL,
	`home` integer NOT NULL,
	PRIMARY KEY(`table_id`, `place`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "no_sitter_owes" CHECK("sitters"."bought" >= 0 and "sitters"."stack" >= 0 and "sitters"."home" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_place_a_sitter` ON `sitters` (`user`,`table_id`);--> statement-breakpoint
ALTER TABLE `seats` ADD `ready` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `ranked` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `buy_in` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `hand_limit` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `rebuy` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `is_last` integer;