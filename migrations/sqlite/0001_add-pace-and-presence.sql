CREATE TABLE `settings` (
	`user` text PRIMARY KEY NOT NULL,
	`mentions` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `seats` ADD `presence` text DEFAULT 'here' NOT NULL;--> statement-breakpoint
ALTER TABLE `seats` ADD `missed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `pace` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `decide_by` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `remind_at` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `stand_in_at` integer;--> statement-breakpoint
CREATE INDEX `living_tables_in_threads` ON `tables` (`parent`) WHERE "status" in ('lobby', 'playing');