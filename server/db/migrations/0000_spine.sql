CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"detail" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreements_kind_version_pk" PRIMARY KEY("kind","version")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"intro" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_codes" (
	"card_no" text PRIMARY KEY NOT NULL,
	"code_mac" text NOT NULL,
	"card_id" text NOT NULL,
	"used_by" text,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "card_plates" (
	"card_id" text NOT NULL,
	"plate_id" text NOT NULL,
	"mode" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "card_plates_card_id_plate_id_pk" PRIMARY KEY("card_id","plate_id")
);
--> statement-breakpoint
CREATE TABLE "card_products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"tagline" text NOT NULL,
	"face" text NOT NULL,
	"price_fen" integer NOT NULL,
	"list_price_fen" integer NOT NULL,
	"validity_days" integer NOT NULL,
	"benefits" text[] NOT NULL,
	"instructions_html" text NOT NULL,
	"stock" integer,
	"on_sale" boolean NOT NULL,
	"sort" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "card_products_stock" CHECK ("card_products"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slogan" text NOT NULL,
	"logo" text NOT NULL,
	"need_mobile" boolean NOT NULL,
	"config" jsonb NOT NULL,
	"service_phone" text NOT NULL,
	"service_hours" text NOT NULL,
	"banners" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_receives" (
	"id" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"member_id" text NOT NULL,
	"seq" integer NOT NULL,
	"state" text NOT NULL,
	"order_no" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "coupon_receives_seq" UNIQUE("coupon_id","member_id","seq"),
	CONSTRAINT "coupon_receives_order" CHECK (("coupon_receives"."state" = 'usable') = ("coupon_receives"."order_no" is null))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"rule" text NOT NULL,
	"threshold_fen" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	"percent" integer NOT NULL,
	"max_off_fen" integer NOT NULL,
	"scope" text NOT NULL,
	"scope_ids" text[] DEFAULT '{}' NOT NULL,
	"rule_text" text NOT NULL,
	"rules_html" text NOT NULL,
	"total" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"per_member" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"valid_days" integer NOT NULL,
	"label_id" text,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "coupons_claimed" CHECK ("coupons"."claimed" >= 0 and "coupons"."claimed" <= "coupons"."total")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "member_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"card_no" text NOT NULL,
	"member_id" text NOT NULL,
	"card_id" text NOT NULL,
	"state" text NOT NULL,
	"order_no" text,
	"activated_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"has_news" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_cards_card_no_unique" UNIQUE("card_no"),
	CONSTRAINT "member_cards_order_no_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "member_plates" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"member_card_id" text NOT NULL,
	"plate_id" text NOT NULL,
	"source" text NOT NULL,
	"order_no" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_plates_order_no_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text,
	"nickname" text NOT NULL,
	"avatar" text,
	"gender" text DEFAULT 'unknown' NOT NULL,
	"birthday" date,
	"channel_code" text NOT NULL,
	"agreement_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "members_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"city_code" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"lng" double precision NOT NULL,
	"lat" double precision NOT NULL,
	"phone" text NOT NULL,
	"hours" text NOT NULL,
	"picture" text NOT NULL,
	"rating" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"cause" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"item_id" text NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"unit_fen" integer NOT NULL,
	"quantity" integer NOT NULL,
	"discount_fen" integer NOT NULL,
	"pay_fen" integer NOT NULL,
	CONSTRAINT "order_lines_order_no_line_no_pk" PRIMARY KEY("order_no","line_no"),
	CONSTRAINT "order_lines_money" CHECK ("order_lines"."pay_fen" = "order_lines"."unit_fen" * "order_lines"."quantity" - "order_lines"."discount_fen" and "order_lines"."pay_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"total_fen" integer NOT NULL,
	"discount_fen" integer NOT NULL,
	"pay_fen" integer NOT NULL,
	"coupon_receive_id" text,
	"member_card_id" text,
	"distributor" text,
	"account" text,
	"distribution_activity_id" text,
	"label_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"fulfilled_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "orders_money" CHECK ("orders"."pay_fen" = "orders"."total_fen" - "orders"."discount_fen" and "orders"."pay_fen" >= 0 and "orders"."discount_fen" >= 0),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('unpaid','paid','fulfilled','cancelled','closed','refunding','refunded'))
);
--> statement-breakpoint
CREATE TABLE "pay_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"way" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"state" text NOT NULL,
	"prepay_id" text,
	"mweb_url" text,
	"transaction_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "plate_privileges" (
	"plate_id" text NOT NULL,
	"privilege_id" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "plate_privileges_plate_id_privilege_id_pk" PRIMARY KEY("plate_id","privilege_id")
);
--> statement-breakpoint
CREATE TABLE "plates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture" text NOT NULL,
	"price_fen" integer NOT NULL,
	"list_price_fen" integer NOT NULL,
	"period" text NOT NULL,
	"quota" integer NOT NULL,
	"rounds" integer NOT NULL,
	"buy_limit" integer NOT NULL,
	"stock" integer,
	"rules_html" text NOT NULL,
	"on_sale" boolean NOT NULL,
	"sort" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "plates_stock" CHECK ("plates"."stock" >= 0),
	CONSTRAINT "plates_quota" CHECK ("plates"."quota" > 0 and "plates"."rounds" > 0)
);
--> statement-breakpoint
CREATE TABLE "privilege_merchants" (
	"privilege_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	CONSTRAINT "privilege_merchants_privilege_id_merchant_id_pk" PRIMARY KEY("privilege_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "privilege_views" (
	"member_id" text NOT NULL,
	"privilege_id" text NOT NULL,
	"times" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "privilege_views_member_id_privilege_id_pk" PRIMARY KEY("member_id","privilege_id")
);
--> statement-breakpoint
CREATE TABLE "privileges" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"brand_id" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture" text NOT NULL,
	"pictures" text[] NOT NULL,
	"face_fen" integer NOT NULL,
	"face_text" text NOT NULL,
	"rules_html" text NOT NULL,
	"usage_html" text NOT NULL,
	"stock" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"validity_days" integer NOT NULL,
	"delivery" text NOT NULL,
	"prizes" jsonb,
	"group_id" text,
	"group_name" text,
	"hot" integer DEFAULT 0 NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "privileges_stock" CHECK ("privileges"."stock" >= 0),
	CONSTRAINT "privileges_delivery" CHECK ("privileges"."delivery" in ('code','pair','account','draw'))
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture" text NOT NULL,
	"price_fen" integer NOT NULL,
	"list_price_fen" integer NOT NULL,
	"stock" integer,
	"privilege_id" text NOT NULL,
	"on_sale" boolean NOT NULL,
	"sort" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "products_stock" CHECK ("products"."stock" >= 0)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_hits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receive_records" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"privilege_id" text NOT NULL,
	"member_plate_id" text,
	"round_no" integer,
	"order_no" text,
	"order_seq" integer,
	"state" text NOT NULL,
	"code" text,
	"pin" text,
	"account" text,
	"prize" text,
	"failed_reason" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receive_records_code_unique" UNIQUE("code"),
	CONSTRAINT "receive_once_a_round" UNIQUE("member_plate_id","round_no","privilege_id"),
	CONSTRAINT "receive_once_an_order" UNIQUE("order_no","order_seq")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"out_refund_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"order_no" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_out_trade_no_unique" UNIQUE("out_trade_no")
);
--> statement-breakpoint
CREATE TABLE "round_usages" (
	"member_plate_id" text NOT NULL,
	"round_no" integer NOT NULL,
	"used" integer NOT NULL,
	"quota" integer NOT NULL,
	CONSTRAINT "round_usages_member_plate_id_round_no_pk" PRIMARY KEY("member_plate_id","round_no"),
	CONSTRAINT "round_usages_quota" CHECK ("round_usages"."used" >= 0 and "round_usages"."used" <= "round_usages"."quota")
);
--> statement-breakpoint
CREATE TABLE "sandbox_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"body" text NOT NULL,
	"url" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_sms" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_trades" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"prepay_id" text NOT NULL,
	"app_id" text NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"total_fen" integer NOT NULL,
	"notify_url" text NOT NULL,
	"state" text NOT NULL,
	"transaction_id" text,
	"notice_mode" text DEFAULT 'normal' NOT NULL,
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_trades_prepay_id_unique" UNIQUE("prepay_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_wechat_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"mobile" text NOT NULL,
	"scene" text NOT NULL,
	"code_mac" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_codes_mobile_scene_pk" PRIMARY KEY("mobile","scene")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"device_id" text NOT NULL,
	"member_id" text,
	"channel_code" text NOT NULL,
	"platform" text NOT NULL,
	"source" integer NOT NULL,
	"distributor" text,
	"label_id" text,
	"detail" jsonb,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_identities" (
	"app_id" text NOT NULL,
	"open_id" text NOT NULL,
	"union_id" text,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wechat_identities_app_id_open_id_pk" PRIMARY KEY("app_id","open_id")
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_codes" ADD CONSTRAINT "card_codes_card_id_card_products_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_codes" ADD CONSTRAINT "card_codes_used_by_members_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_plates" ADD CONSTRAINT "card_plates_card_id_card_products_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_plates" ADD CONSTRAINT "card_plates_plate_id_plates_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."plates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receives" ADD CONSTRAINT "coupon_receives_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receives" ADD CONSTRAINT "coupon_receives_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_card_id_card_products_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_plates" ADD CONSTRAINT "member_plates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_plates" ADD CONSTRAINT "member_plates_member_card_id_member_cards_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_plates" ADD CONSTRAINT "member_plates_plate_id_plates_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."plates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_receive_id_coupon_receives_id_fk" FOREIGN KEY ("coupon_receive_id") REFERENCES "public"."coupon_receives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_card_id_member_cards_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plate_privileges" ADD CONSTRAINT "plate_privileges_plate_id_plates_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."plates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plate_privileges" ADD CONSTRAINT "plate_privileges_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privilege_merchants" ADD CONSTRAINT "privilege_merchants_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privilege_merchants" ADD CONSTRAINT "privilege_merchants_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privilege_views" ADD CONSTRAINT "privilege_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privilege_views" ADD CONSTRAINT "privilege_views_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privileges" ADD CONSTRAINT "privileges_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receive_records" ADD CONSTRAINT "receive_records_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receive_records" ADD CONSTRAINT "receive_records_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receive_records" ADD CONSTRAINT "receive_records_member_plate_id_member_plates_id_fk" FOREIGN KEY ("member_plate_id") REFERENCES "public"."member_plates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_out_trade_no_payments_out_trade_no_fk" FOREIGN KEY ("out_trade_no") REFERENCES "public"."payments"("out_trade_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_usages" ADD CONSTRAINT "round_usages_member_plate_id_member_plates_id_fk" FOREIGN KEY ("member_plate_id") REFERENCES "public"."member_plates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_identities" ADD CONSTRAINT "wechat_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("member_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "coupon_receives_member" ON "coupon_receives" USING btree ("member_id","state");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "member_cards_member" ON "member_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_plates_card" ON "member_plates" USING btree ("member_card_id");--> statement-breakpoint
CREATE INDEX "member_plates_member" ON "member_plates" USING btree ("member_id","plate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_plates_included_once" ON "member_plates" USING btree ("member_card_id","plate_id") WHERE "member_plates"."source" = 'included';--> statement-breakpoint
CREATE INDEX "merchants_city" ON "merchants" USING btree ("city_code","category");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("expires_at") WHERE "orders"."state" = 'unpaid';--> statement-breakpoint
CREATE INDEX "orders_to_fulfil" ON "orders" USING btree ("paid_at") WHERE "orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'created';--> statement-breakpoint
CREATE INDEX "pp_privilege" ON "plate_privileges" USING btree ("privilege_id");--> statement-breakpoint
CREATE INDEX "pm_merchant" ON "privilege_merchants" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "privileges_kind" ON "privileges" USING btree ("kind","hot" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "privileges_group" ON "privileges" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "receive_member" ON "receive_records" USING btree ("member_id","received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "visits_uv" ON "visits" USING btree ("channel_code","device_id","day") WHERE "visits"."kind" = 'uv';--> statement-breakpoint
CREATE INDEX "visits_day" ON "visits" USING btree ("day","kind");--> statement-breakpoint
CREATE INDEX "wechat_member" ON "wechat_identities" USING btree ("member_id");