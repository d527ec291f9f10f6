CREATE TABLE IF NOT EXISTS `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL,
	`type` text NOT NULL,
	`message` text NOT NULL,
	`email` text,
	`sent_at` text,
	`user_agent` text,
	`language` text NOT NULL,
	`suspicion` text,
	`mail_due_at` integer,
	`mail_attempts` integer DEFAULT 0 NOT NULL,
	`mailed_at` integer
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `contact_messages_received_at` ON `contact_messages` (`received_at`);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `contact_messages_mail_due_at` ON `contact_messages` (`mail_due_at`);
