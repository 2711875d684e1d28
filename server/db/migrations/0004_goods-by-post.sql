CREATE TABLE "receive_parcels" (
	"receive_id" text PRIMARY KEY NOT NULL,
	"privilege_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"claim_key" text NOT NULL,
	"address" jsonb,
	"ship_no" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"carrier" text,
	"tracking_no" text,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	CONSTRAINT "receive_parcels_ship_no_unique" UNIQUE("ship_no"),
	CONSTRAINT "receive_parcels_state" CHECK ("receive_parcels"."state" in ('claimed','sent','received'))
);
--> statement-breakpoint
ALTER TABLE "privileges" DROP CONSTRAINT "privileges_delivery";--> statement-breakpoint
ALTER TABLE "receive_parcels" ADD CONSTRAINT "receive_parcels_receive_id_receive_records_id_fk" FOREIGN KEY ("receive_id") REFERENCES "public"."receive_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receive_parcels_sending" ON "receive_parcels" USING btree ("next_try_at") WHERE "receive_parcels"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "receive_parcels_sent" ON "receive_parcels" USING btree ("sent_at") WHERE "receive_parcels"."state" = 'sent';--> statement-breakpoint
-- wider than before: no row has to be looked at
ALTER TABLE "privileges" ADD CONSTRAINT "privileges_delivery" CHECK ("privileges"."delivery" in ('code','pair','account','parcel','draw')) NOT VALID;