ALTER TABLE "refunds" DROP CONSTRAINT "refunds_out_trade_no_unique";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "claimed_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "claimed_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "freight_claimed_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refund_key" text;--> statement-breakpoint
UPDATE "refunds" SET "refund_key" = 'payment:' || "out_trade_no";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "refund_key" SET NOT NULL;--> statement-breakpoint
UPDATE "payments" p SET "refunded_fen" = r."amount_fen", "state" = case when r."amount_fen" < p."amount_fen" then 'paid' else p."state" end FROM "refunds" r WHERE r."out_trade_no" = p."out_trade_no";--> statement-breakpoint
CREATE INDEX "refunds_trade" ON "refunds" USING btree ("out_trade_no");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_once" UNIQUE("order_no","refund_key");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_claimed" CHECK ("order_lines"."claimed_pieces" between 0 and "order_lines"."quantity" and "order_lines"."claimed_fen" between 0 and "order_lines"."pay_fen");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_freight_claimed" CHECK ("orders"."freight_claimed_fen" between 0 and "orders"."freight_fen");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_fen" between 0 and "payments"."amount_fen");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_fen" > 0);