CREATE TABLE `past_tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`ended_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `past_tables_by_end` ON `past_tables` (`ended_at`);--> statement-breakpoint
CREATE TABLE `record_totals` (
	`user` text NOT NULL,
	`guild` text NOT NULL,
	`game` text NOT NULL,
	`outcome` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user`, `guild`, `game`, `outcome`),
	CONSTRAINT "known_total" CHECK("record_totals"."outcome" in ('won', 'lost', 'shared')),
	CONSTRAINT "something_counted" CHECK("record_totals"."count" >= 1)
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `carried_hands` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `carried_won` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `carried_lost` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `movements_by_time` ON `movements` (`at`) WHERE "reason" <> 'carried';--> statement-breakpoint
CREATE UNIQUE INDEX `one_carried_a_server` ON `movements` (`guild`) WHERE "reason" = 'carried';--> statement-breakpoint
CREATE INDEX `ended_tables` ON `tables` (`updated_at`) WHERE "status" in ('over', 'closed');