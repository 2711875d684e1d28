CREATE TABLE "after_sale_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"after_sale_id" text NOT NULL,
	"state" text NOT NULL,
	"cause" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sale_lines" (
	"after_sale_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	CONSTRAINT "after_sale_lines_after_sale_id_line_no_pk" PRIMARY KEY("after_sale_id","line_no"),
	CONSTRAINT "after_sale_lines_some" CHECK ("after_sale_lines"."quantity" > 0 and "after_sale_lines"."amount_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "after_sales" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"pictures" text[] NOT NULL,
	"amount_fen" integer NOT NULL,
	"freight_fen" integer NOT NULL,
	"return_carrier" text,
	"return_no" text,
	"refused_reason" text,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "after_sales_request" UNIQUE("member_id","request_key"),
	CONSTRAINT "after_sales_money" CHECK ("after_sales"."freight_fen" >= 0 and "after_sales"."amount_fen" >= "after_sales"."freight_fen"),
	CONSTRAINT "after_sales_kind" CHECK ("after_sales"."kind" in ('cancel','refund','return')),
	CONSTRAINT "after_sales_state" CHECK ("after_sales"."state" in ('applied','approved','returning','received','refunding','done','withdrawn','refused'))
);
--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"parcel_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_line_no_pk" PRIMARY KEY("parcel_id","line_no"),
	CONSTRAINT "parcel_lines_some" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_traces" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"parcel_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "parcel_traces_once" UNIQUE("parcel_id","at","text")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"parcel_no" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	"watch" text DEFAULT 'none' NOT NULL,
	"asked_at" timestamp with time zone,
	"uploaded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "parcels_of_order" UNIQUE("order_no","parcel_no"),
	CONSTRAINT "parcels_number" UNIQUE("carrier","tracking_no")
);
--> statement-breakpoint
CREATE TABLE "sandbox_parcels" (
	"tracking_no" text PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"city" text NOT NULL,
	"steps" jsonb NOT NULL,
	"callback" text,
	"next_at" timestamp with time zone,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_shipments" (
	"order_no" text PRIMARY KEY NOT NULL,
	"receiver" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"parcels" jsonb NOT NULL,
	"withdrawn" text[] NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shipment_lines_order_no_line_no_pk" PRIMARY KEY("order_no","line_no"),
	CONSTRAINT "shipment_lines_pieces" CHECK ("shipment_lines"."sent" >= 0 and "shipment_lines"."cancelled" >= 0 and "shipment_lines"."sent" + "shipment_lines"."cancelled" <= "shipment_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"order_no" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	CONSTRAINT "shipments_state" CHECK ("shipments"."state" in ('booked','packing','sent','received','cancelled'))
);
--> statement-breakpoint
ALTER TABLE "after_sale_events" ADD CONSTRAINT "after_sale_events_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_lines" ADD CONSTRAINT "after_sale_lines_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_traces" ADD CONSTRAINT "parcel_traces_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_no_shipments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shipments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_no_shipments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shipments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "after_sale_events_of" ON "after_sale_events" USING btree ("after_sale_id");--> statement-breakpoint
CREATE INDEX "after_sales_order" ON "after_sales" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "after_sales_member" ON "after_sales" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "after_sales_open" ON "after_sales" USING btree ("moved_at") WHERE "after_sales"."state" in ('applied','approved','returning','received');--> statement-breakpoint
CREATE INDEX "parcels_moving" ON "parcels" USING btree ("sent_at") WHERE "parcels"."signed_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_parcels_due" ON "sandbox_parcels" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "shipments_due" ON "shipments" USING btree ("next_try_at") WHERE "shipments"."state" in ('booked','packing');--> statement-breakpoint
CREATE INDEX "shipments_to_receive" ON "shipments" USING btree ("sent_at") WHERE "shipments"."state" = 'sent';