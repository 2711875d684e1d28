CREATE TABLE "bill_days" (
	"day" date NOT NULL,
	"bill" text NOT NULL,
	"state" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp with time zone,
	"matched_at" timestamp with time zone,
	CONSTRAINT "bill_days_day_bill_pk" PRIMARY KEY("day","bill"),
	CONSTRAINT "bill_days_state" CHECK ("bill_days"."state" in ('waiting','stored','missing'))
);
--> statement-breakpoint
CREATE TABLE "bill_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"bill" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"order_no" text,
	"ours" jsonb,
	"theirs" jsonb,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"reason" text,
	CONSTRAINT "bill_differences_once" UNIQUE("bill","number","kind"),
	CONSTRAINT "bill_differences_kind" CHECK ("bill_differences"."kind" in ('missing here','missing there','amount','state','fee')),
	CONSTRAINT "bill_differences_settled" CHECK (("bill_differences"."settled_at" is null) = ("bill_differences"."settled_by" is null) and ("bill_differences"."settled_at" is null) = ("bill_differences"."reason" is null))
);
--> statement-breakpoint
CREATE TABLE "bill_rows" (
	"bill" text NOT NULL,
	"day" date NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"out_trade_no" text,
	"out_refund_no" text,
	"at" timestamp with time zone NOT NULL,
	"amount_fen" bigint NOT NULL,
	"fee_fen" integer,
	"rate_millionths" integer,
	"state" text,
	CONSTRAINT "bill_rows_bill_day_line_pk" PRIMARY KEY("bill","day","line")
);
--> statement-breakpoint
ALTER TABLE "sandbox_trades" ADD COLUMN "refund_times" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_trades" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_trades" ADD COLUMN "fee_fen" integer;--> statement-breakpoint
CREATE INDEX "bill_differences_open" ON "bill_differences" USING btree ("day","id") WHERE "bill_differences"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "bill_rows_number" ON "bill_rows" USING btree ("number");--> statement-breakpoint
CREATE INDEX "bill_rows_trade" ON "bill_rows" USING btree ("out_trade_no") WHERE "bill_rows"."kind" = 'payment';--> statement-breakpoint
CREATE INDEX "bill_rows_refund" ON "bill_rows" USING btree ("out_refund_no") WHERE "bill_rows"."kind" = 'refund';