CREATE TABLE "order_consents" (
	"order_no" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry_tickets" DROP CONSTRAINT "entry_tickets_kind";--> statement-breakpoint
ALTER TABLE "entry_tickets" DROP CONSTRAINT "entry_tickets_content";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_consents" ADD CONSTRAINT "order_consents_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_closed" ON "members" USING btree ("deleted_at") WHERE "members"."deleted_at" is not null and "members"."anonymised_at" is null;--> statement-breakpoint
ALTER TABLE "entry_tickets" ADD CONSTRAINT "entry_tickets_kind" CHECK ("entry_tickets"."kind" in ('login','bind','web','undo'));--> statement-breakpoint
ALTER TABLE "entry_tickets" ADD CONSTRAINT "entry_tickets_content" CHECK (case when "entry_tickets"."kind" in ('web','undo') then "entry_tickets"."member_id" is not null else "entry_tickets"."open_id" is not null and "entry_tickets"."app_id" is not null end);--> statement-breakpoint
-- accounts that were deleted before had nothing left at once
UPDATE "members" SET "anonymised_at" = "deleted_at" WHERE "deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_anonymised" CHECK ("members"."anonymised_at" is null or ("members"."deleted_at" is not null and "members"."mobile" is null));