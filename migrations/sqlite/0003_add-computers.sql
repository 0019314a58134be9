ALTER TABLE `seats` ADD `computer` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `practice` text;