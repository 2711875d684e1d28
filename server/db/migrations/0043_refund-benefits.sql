CREATE TABLE "after_sale_withholdings" (
	"after_sale_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"fen" integer NOT NULL,
	"of_order_no" text,
	"of_line_no" integer,
	CONSTRAINT "after_sale_withholdings_after_sale_id_seq_pk" PRIMARY KEY("after_sale_id","seq"),
	CONSTRAINT "after_sale_withholdings_fen" CHECK ("after_sale_withholdings"."fen" > 0),
	CONSTRAINT "after_sale_withholdings_kind" CHECK ("after_sale_withholdings"."kind" in ('cardPrice','points','coupon'))
);
--> statement-breakpoint
ALTER TABLE "lottery_draws" DROP CONSTRAINT "lottery_draws_state";--> statement-breakpoint
ALTER TABLE "points_entries" DROP CONSTRAINT "points_entries_sign";--> statement-breakpoint
ALTER TABLE "points_entries" DROP CONSTRAINT "points_entries_covered";--> statement-breakpoint
ALTER TABLE "points_entries" DROP CONSTRAINT "points_entries_kind";--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "withheld_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD COLUMN "order_no" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withheld_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sale_withholdings" ADD CONSTRAINT "after_sale_withholdings_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "after_sale_withholdings_of" ON "after_sale_withholdings" USING btree ("of_order_no","of_line_no") WHERE "after_sale_withholdings"."of_order_no" is not null;--> statement-breakpoint
CREATE INDEX "lottery_draws_order" ON "lottery_draws" USING btree ("order_no") WHERE "lottery_draws"."order_no" is not null;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_state" CHECK ("lottery_draws"."state" in ('won','claimed','sent','received','done','revoked'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_withheld" CHECK ("orders"."withheld_fen" between 0 and "orders"."pay_fen");--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_sign" CHECK ("points_entries"."kind" in ('join','leave') or ("points_entries"."points" > 0) = ("points_entries"."kind" in ('earn','back','cover')));--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_covered" CHECK ("points_entries"."balance_after" >= 0 or "points_entries"."kind" in ('revoke','earn','back','cover','join','leave'));--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_kind" CHECK ("points_entries"."kind" in ('earn','spend','back','revoke','cover','expire','join','leave'));--> statement-breakpoint
UPDATE "lottery_draws" SET "order_no" = split_part("try_key", '|', 3) WHERE "try_key" LIKE '%|order|%';
