CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"unit" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" integer NOT NULL,
	"order_no" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_unit" CHECK ("ledger_entries"."unit" in ('fen','point','piece','right')),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_entries_sides" CHECK ("ledger_entries"."debit" <> "ledger_entries"."credit")
);
--> statement-breakpoint
CREATE TABLE "ledger_start" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_no") WHERE "ledger_entries"."order_no" is not null;
--> statement-breakpoint
INSERT INTO "ledger_start" DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION "ledger_only_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'ledger_entries: rows are only added';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_only_added"();
--> statement-breakpoint
CREATE FUNCTION "ledger_of_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ledger_entries" ("event", "unit", "debit", "credit", "amount", "order_no", "at")
	VALUES ('paid:' || NEW."out_trade_no", 'fen', 'channel', 'buyer', NEW."amount_fen", NEW."order_no", NEW."paid_at");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_of_payment" AFTER UPDATE OF "paid_at" ON "payments" FOR EACH ROW WHEN (OLD."paid_at" IS NULL AND NEW."paid_at" IS NOT NULL) EXECUTE FUNCTION "ledger_of_payment"();
--> statement-breakpoint
CREATE TRIGGER "ledger_of_new_payment" AFTER INSERT ON "payments" FOR EACH ROW WHEN (NEW."paid_at" IS NOT NULL) EXECUTE FUNCTION "ledger_of_payment"();
--> statement-breakpoint
CREATE FUNCTION "ledger_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ledger_entries" ("event", "unit", "debit", "credit", "amount", "order_no", "at")
	SELECT 'sold:' || NEW."order_no", s."unit", s."debit", s."credit", s."amount", NEW."order_no", NEW."paid_at"
	FROM (VALUES
		('fen', 'buyer', 'goods', NEW."total_fen" - NEW."discount_fen"),
		('fen', 'discount', 'goods', NEW."discount_fen"),
		('fen', 'buyer', 'freight', NEW."freight_fen"),
		('piece', 'bought', 'shelf', (SELECT sum(l."quantity")::int FROM "order_lines" l WHERE l."order_no" = NEW."order_no"))
	) AS s("unit", "debit", "credit", "amount") WHERE s."amount" > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_of_order" AFTER UPDATE OF "paid_at" ON "orders" FOR EACH ROW WHEN (OLD."paid_at" IS NULL AND NEW."paid_at" IS NOT NULL) EXECUTE FUNCTION "ledger_of_order"();
--> statement-breakpoint
CREATE TRIGGER "ledger_of_new_order" AFTER INSERT ON "orders" FOR EACH ROW WHEN (NEW."paid_at" IS NOT NULL) EXECUTE FUNCTION "ledger_of_order"();
--> statement-breakpoint
CREATE FUNCTION "ledger_of_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ledger_entries" ("event", "unit", "debit", "credit", "amount", "order_no", "at")
	SELECT 'refund:' || NEW."out_refund_no", 'fen', 'buyer', CASE WHEN NEW."via" IS NULL THEN 'channel' ELSE NEW."via" END,
		NEW."amount_fen" - NEW."covered_fen", NEW."order_no", coalesce(NEW."done_at", now())
	WHERE NEW."amount_fen" > NEW."covered_fen";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_of_refund" AFTER UPDATE OF "state" ON "refunds" FOR EACH ROW WHEN (OLD."state" <> 'done' AND NEW."state" = 'done') EXECUTE FUNCTION "ledger_of_refund"();
--> statement-breakpoint
CREATE TRIGGER "ledger_of_new_refund" AFTER INSERT ON "refunds" FOR EACH ROW WHEN (NEW."state" = 'done') EXECUTE FUNCTION "ledger_of_refund"();
--> statement-breakpoint
CREATE FUNCTION "ledger_of_claim"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	claimed CONSTANT integer := NEW."claimed_pieces" - OLD."claimed_pieces";
BEGIN
	INSERT INTO "ledger_entries" ("event", "unit", "debit", "credit", "amount", "order_no", "at")
	VALUES ('claim:' || NEW."line_no", 'piece', CASE WHEN claimed > 0 THEN 'shelf' ELSE 'bought' END,
		CASE WHEN claimed > 0 THEN 'bought' ELSE 'shelf' END, abs(claimed), NEW."order_no", now());
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_of_claim" AFTER UPDATE OF "claimed_pieces" ON "order_lines" FOR EACH ROW WHEN (OLD."claimed_pieces" <> NEW."claimed_pieces") EXECUTE FUNCTION "ledger_of_claim"();
--> statement-breakpoint
CREATE FUNCTION "ledger_of_points"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ledger_entries" ("event", "unit", "debit", "credit", "amount", "order_no", "at")
	VALUES ('points:' || NEW."kind", 'point', CASE WHEN NEW."points" > 0 THEN 'member' ELSE NEW."kind" END,
		CASE WHEN NEW."points" > 0 THEN NEW."kind" ELSE 'member' END, abs(NEW."points"), NEW."order_no", NEW."at");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_of_points" AFTER INSERT ON "points_entries" FOR EACH ROW EXECUTE FUNCTION "ledger_of_points"();
--> statement-breakpoint
CREATE FUNCTION "ledger_right_account"("state" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE "state" WHEN 'used' THEN 'used' WHEN 'failed' THEN 'back' ELSE 'held' END
$$;
--> statement-breakpoint
CREATE FUNCTION "ledger_of_right"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was CONSTANT text := CASE TG_OP WHEN 'INSERT' THEN 'given' ELSE "ledger_right_account"(OLD."state") END;
	is_now CONSTANT text := CASE TG_OP WHEN 'DELETE' THEN 'back' ELSE "ledger_right_account"(NEW."state") END;
BEGIN
	IF was <> is_now THEN
		INSERT INTO "ledger_entries" ("event", "unit", "debit", "credit", "amount", "order_no", "at")
		VALUES ('right:' || CASE TG_OP WHEN 'DELETE' THEN OLD."id" ELSE NEW."id" END, 'right', is_now, was, 1,
			CASE TG_OP WHEN 'DELETE' THEN OLD."order_no" ELSE NEW."order_no" END,
			CASE TG_OP WHEN 'INSERT' THEN NEW."received_at" ELSE now() END);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_of_right" AFTER INSERT OR DELETE OR UPDATE OF "state" ON "receive_records" FOR EACH ROW EXECUTE FUNCTION "ledger_of_right"();
