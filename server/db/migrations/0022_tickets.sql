CREATE TABLE "sights" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"pinyin" text NOT NULL,
	"category" text NOT NULL,
	"city_code" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"lng" double precision NOT NULL,
	"lat" double precision NOT NULL,
	"level" text NOT NULL,
	"hours" text NOT NULL,
	"closed_on" integer[] DEFAULT '{}' NOT NULL,
	"phone" text NOT NULL,
	"subtitle" text NOT NULL,
	"pictures" text[] NOT NULL,
	"intro_html" text NOT NULL,
	"notice_html" text NOT NULL,
	"hot" integer NOT NULL,
	"on_sale" boolean NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_days" (
	"id" text PRIMARY KEY NOT NULL,
	"kind_id" text NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"price_fen" integer NOT NULL,
	"stock" integer,
	"sold" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "ticket_days_day" UNIQUE("kind_id","day"),
	CONSTRAINT "ticket_days_stock" CHECK ("ticket_days"."stock" >= 0),
	CONSTRAINT "ticket_days_sold" CHECK ("ticket_days"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ticket_kinds" (
	"id" text PRIMARY KEY NOT NULL,
	"sight_id" text NOT NULL,
	"name" text NOT NULL,
	"audience" text NOT NULL,
	"includes" text NOT NULL,
	"price_fen" integer NOT NULL,
	"list_price_fen" integer NOT NULL,
	"weekend_fen" integer NOT NULL,
	"daily_stock" integer NOT NULL,
	"age_from" integer,
	"age_to" integer,
	"most_an_order" integer NOT NULL,
	"same_day_until" integer NOT NULL,
	"refund_rule" jsonb NOT NULL,
	"on_sale" boolean NOT NULL,
	"sort" integer NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"seq" integer NOT NULL,
	"member_id" text NOT NULL,
	"day_id" text NOT NULL,
	"day" date NOT NULL,
	"visitor_name" text NOT NULL,
	"document" text NOT NULL,
	"sealed_number" "bytea",
	"masked_number" text NOT NULL,
	"serial" text NOT NULL,
	"state" text NOT NULL,
	"pay_fen" integer NOT NULL,
	"refund_rule" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_scan" text,
	"refunded_at" timestamp with time zone,
	"refund_fen" integer,
	CONSTRAINT "tickets_place" UNIQUE("order_no","seq"),
	CONSTRAINT "tickets_serial" UNIQUE("serial"),
	CONSTRAINT "tickets_state" CHECK ("tickets"."state" in ('issued','used','refunded','expired')),
	CONSTRAINT "tickets_used" CHECK (("tickets"."state" = 'used') = ("tickets"."used_at" is not null)),
	CONSTRAINT "tickets_refunded" CHECK (("tickets"."state" = 'refunded') = ("tickets"."refunded_at" is not null)),
	CONSTRAINT "tickets_refund" CHECK ("tickets"."refund_fen" >= 0 and "tickets"."refund_fen" <= "tickets"."pay_fen")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"document" text NOT NULL,
	"sealed_number" "bytea" NOT NULL,
	"masked_number" text NOT NULL,
	"number_mac" text NOT NULL,
	"request_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitors_number" UNIQUE("member_id","number_mac"),
	CONSTRAINT "visitors_request" UNIQUE("member_id","request_key")
);
--> statement-breakpoint
ALTER TABLE "ticket_days" ADD CONSTRAINT "ticket_days_kind_id_ticket_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."ticket_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_kinds" ADD CONSTRAINT "ticket_kinds_sight_id_sights_id_fk" FOREIGN KEY ("sight_id") REFERENCES "public"."sights"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_day_id_ticket_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."ticket_days"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sights_city" ON "sights" USING btree ("city_code","category");--> statement-breakpoint
CREATE INDEX "ticket_days_by_day" ON "ticket_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ticket_kinds_sight" ON "ticket_kinds" USING btree ("sight_id","sort");--> statement-breakpoint
CREATE INDEX "tickets_ending" ON "tickets" USING btree ("day") WHERE "tickets"."state" = 'issued';--> statement-breakpoint
CREATE INDEX "tickets_member" ON "tickets" USING btree ("member_id");