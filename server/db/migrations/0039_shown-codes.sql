ALTER TABLE "receive_records" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receive_records" ADD COLUMN "held_for" text;--> statement-breakpoint
CREATE INDEX "receive_held" ON "receive_records" USING btree ("held_for") WHERE "receive_records"."held_for" is not null;--> statement-breakpoint
ALTER TABLE "receive_records" ADD CONSTRAINT "receive_held_for" CHECK (("receive_records"."state" = 'refunding') = ("receive_records"."held_for" is not null));--> statement-breakpoint
-- what was bought before may have been shown to anybody: staff look at a refund of it
UPDATE "receive_records" SET "shown_at" = "received_at" WHERE "order_no" IS NOT NULL;
