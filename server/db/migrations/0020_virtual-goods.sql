CREATE TABLE "sandbox_virtual_items" (
	"product_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_fen" integer NOT NULL,
	"published" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_virtual_orders" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"open_id" text NOT NULL,
	"total_fen" integer NOT NULL,
	"transaction_id" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"provided" boolean DEFAULT false NOT NULL,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refunded_fen" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_wechat_sessions" (
	"open_id" text PRIMARY KEY NOT NULL,
	"session_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "virtual_goods" (
	"env" integer NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"price_fen" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "virtual_goods_env_product_id_pk" PRIMARY KEY("env","product_id"),
	CONSTRAINT "virtual_goods_env" CHECK ("virtual_goods"."env" in (0, 1)),
	CONSTRAINT "virtual_goods_price" CHECK ("virtual_goods"."price_fen" > 0)
);
--> statement-breakpoint
CREATE FUNCTION "ledger_pay_account"("way" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN "way" IN ('virtual', 'apple') THEN 'virtual' ELSE 'channel' END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_of_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ledger_entries" ("event", "unit", "debit", "credit", "amount", "order_no", "at")
	VALUES ('paid:' || NEW."out_trade_no", 'fen', "ledger_pay_account"(NEW."way"), 'buyer', NEW."amount_fen", NEW."order_no", NEW."paid_at");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ledger_entries" ("event", "unit", "debit", "credit", "amount", "order_no", "at")
	SELECT 'refund:' || NEW."out_refund_no", 'fen', 'buyer',
		coalesce(NEW."via", (SELECT "ledger_pay_account"(p."way") FROM "payments" p WHERE p."out_trade_no" = NEW."out_trade_no")),
		NEW."amount_fen" - NEW."covered_fen", NEW."order_no", coalesce(NEW."done_at", now())
	WHERE NEW."amount_fen" > NEW."covered_fen";
	RETURN NULL;
END $$;
