CREATE TABLE "sandbox_recharges" (
	"request_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"month" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon_receives" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE INDEX "sandbox_recharges_account" ON "sandbox_recharges" USING btree ("account","month");--> statement-breakpoint
CREATE INDEX "receive_processing" ON "receive_records" USING btree ("received_at") WHERE "receive_records"."state" = 'processing';--> statement-breakpoint
ALTER TABLE "coupon_receives" ADD CONSTRAINT "coupon_receives_request" UNIQUE("member_id","request_key");