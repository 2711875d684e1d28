ALTER TABLE "after_sales" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lounge_passes" ADD COLUMN "tell_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lounge_passes" ADD COLUMN "next_tell_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "covered_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "receive_records" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "receive_records" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_covered" CHECK ("refunds"."covered_fen" between 0 and "refunds"."amount_fen");