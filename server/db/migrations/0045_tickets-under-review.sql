ALTER TABLE "tickets" DROP CONSTRAINT "tickets_state";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "held_for" text;--> statement-breakpoint
CREATE INDEX "tickets_held" ON "tickets" USING btree ("held_for") WHERE "tickets"."held_for" is not null;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_held_for" CHECK (("tickets"."state" = 'refunding') = ("tickets"."held_for" is not null));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_state" CHECK ("tickets"."state" in ('issued','used','refunding','refunded','expired'));--> statement-breakpoint
-- keys of these may be on a device already
UPDATE "tickets" SET "shown_at" = "issued_at" WHERE "state" = 'issued';
