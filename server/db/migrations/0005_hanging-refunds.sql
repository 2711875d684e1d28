-- no-transaction
CREATE TABLE IF NOT EXISTS "refund_acts" (
	"key" text PRIMARY KEY NOT NULL,
	"out_refund_no" text NOT NULL,
	"kind" text NOT NULL,
	"staff" text NOT NULL,
	"reason" text NOT NULL,
	"new_refund_no" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_acts_kind" CHECK ("refund_acts"."kind" in ('retry','platform','outside'))
);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refund_acts_refund" ON "refund_acts" USING btree ("out_refund_no");--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN IF NOT EXISTS "retried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN IF NOT EXISTS "via" text;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_failed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_failed" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" = 'failed';
