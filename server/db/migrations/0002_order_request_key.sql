ALTER TABLE "orders" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_request" UNIQUE("member_id","request_key");