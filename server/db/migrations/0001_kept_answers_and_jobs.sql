CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"runner" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "response" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "status" integer;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "runner" text NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "lease_until" timestamp with time zone NOT NULL;