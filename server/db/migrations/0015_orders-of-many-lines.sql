ALTER TABLE "orders" DROP CONSTRAINT "orders_money";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "freight_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visitors" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "open_slot" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_slot" ON "orders" USING btree ("member_id","open_slot") WHERE "orders"."open_slot" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_money" CHECK ("orders"."pay_fen" = "orders"."total_fen" - "orders"."discount_fen" + "orders"."freight_fen" and "orders"."pay_fen" >= 0 and "orders"."discount_fen" >= 0 and "orders"."freight_fen" >= 0);