CREATE TABLE "sandbox_wechat_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_wechat_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_reports" (
	"order_no" text PRIMARY KEY NOT NULL,
	"manner" text NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shipping_reports_manner" CHECK ("shipping_reports"."manner" in ('parcels','virtual','pickup'))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_open_id" text;--> statement-breakpoint
ALTER TABLE "shipping_reports" ADD CONSTRAINT "shipping_reports_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_wechat_reports_subject" ON "sandbox_wechat_reports" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "shipping_reports_due" ON "shipping_reports" USING btree ("due_at") WHERE "shipping_reports"."due_at" is not null;
--> statement-breakpoint
-- what the previous release had not reported yet; it only reads tables in use, and the table written is new
INSERT INTO "shipping_reports" ("order_no", "manner", "due_at", "queued_at")
SELECT p."order_no", 'parcels', now(), min(p."sent_at") FROM "parcels" p
WHERE NOT p."uploaded" AND EXISTS (
  SELECT 1 FROM "payments" y WHERE y."order_no" = p."order_no" AND y."way" = 'mini' AND y."transaction_id" IS NOT NULL)
GROUP BY p."order_no";
