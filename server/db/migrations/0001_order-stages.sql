ALTER TABLE "partner_orders" ADD COLUMN "usable_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_partner_orders" ADD COLUMN "usable_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receive_records" ADD COLUMN "marked_by_owner" boolean DEFAULT false NOT NULL;