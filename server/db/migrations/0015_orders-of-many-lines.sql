ALTER TABLE "orders" DROP CONSTRAINT "orders_money";--> statement-breakpoint
-- Every order had lines of one kind, its own.
ALTER TABLE "order_lines" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "order_lines" SET "kind" = "orders"."kind" FROM "orders" WHERE "orders"."order_no" = "order_lines"."order_no";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "freight_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visitors" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "open_slot" smallint;--> statement-breakpoint
-- Unpaid orders of before hold as new ones do, and take the places that there are; who has more keeps them.
UPDATE "orders" SET "held_until" = "expires_at" + interval '5 minutes', "open_slot" = CASE WHEN "place"."n" <= 5 THEN "place"."n" END
	FROM (SELECT "order_no", row_number() OVER (PARTITION BY "member_id" ORDER BY "created_at" DESC) AS "n" FROM "orders" WHERE "state" = 'unpaid') "place"
	WHERE "place"."order_no" = "orders"."order_no";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_slot" ON "orders" USING btree ("member_id","open_slot") WHERE "orders"."open_slot" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_money" CHECK ("orders"."pay_fen" = "orders"."total_fen" - "orders"."discount_fen" + "orders"."freight_fen" and "orders"."pay_fen" >= 0 and "orders"."discount_fen" >= 0 and "orders"."freight_fen" >= 0);