-- Generated from server/db/schema, but for UNLOGGED (counters and puzzles cost no disk and may be lost in a crash), which it cannot say.
CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture" text NOT NULL,
	"content_html" text NOT NULL,
	"rules_html" text NOT NULL,
	"usage_html" text DEFAULT '' NOT NULL,
	"agreement_version" text,
	"agreement_html" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"stock" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "activities_taken" CHECK ("activities"."taken" >= 0 and "activities"."taken" <= coalesce("activities"."stock", "activities"."taken")),
	CONSTRAINT "activities_kind" CHECK ("activities"."kind" in ('paid','gift','sign','distribution','code','directed','unique','cards')),
	CONSTRAINT "activities_agreement" CHECK (("activities"."agreement_version" is null) = ("activities"."agreement_html" is null))
);
--> statement-breakpoint
CREATE TABLE "activity_gains" (
	"activity_id" text NOT NULL,
	"member_id" text NOT NULL,
	"member_card_id" text,
	"signed_name" text,
	"agreement_version" text,
	"channel_code" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"request_key" text NOT NULL,
	CONSTRAINT "activity_gains_activity_id_member_id_pk" PRIMARY KEY("activity_id","member_id"),
	CONSTRAINT "activity_gains_request" UNIQUE("member_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "activity_items" (
	"activity_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "activity_items_activity_id_kind_item_id_pk" PRIMARY KEY("activity_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "activity_records" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"kind" text NOT NULL,
	"visitor" text NOT NULL,
	"distributor" text,
	"account" text,
	"label_id" text,
	"source" integer NOT NULL,
	"channel_code" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_records_once" UNIQUE("visitor","activity_id","kind")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"area_code" text DEFAULT '' NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"detail" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"request_key" text,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_request" UNIQUE("member_id","request_key")
);
--> statement-breakpoint
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
	"withheld_fen" integer DEFAULT 0 NOT NULL,
	"return_carrier" text,
	"return_no" text,
	"refused_reason" text,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone,
	CONSTRAINT "after_sales_request" UNIQUE("member_id","request_key"),
	CONSTRAINT "after_sales_money" CHECK ("after_sales"."freight_fen" >= 0 and "after_sales"."amount_fen" >= "after_sales"."freight_fen"),
	CONSTRAINT "after_sales_kind" CHECK ("after_sales"."kind" in ('cancel','refund','return')),
	CONSTRAINT "after_sales_state" CHECK ("after_sales"."state" in ('applied','approved','returning','received','refunding','done','withdrawn','refused'))
);
--> statement-breakpoint
CREATE TABLE "assistant_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"visitor_hash" text,
	"channel_code" text NOT NULL,
	"state" text DEFAULT 'bot' NOT NULL,
	"order_no" text,
	"title" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_conversations_owner" CHECK (("assistant_conversations"."member_id" is null) <> ("assistant_conversations"."visitor_hash" is null)),
	CONSTRAINT "assistant_conversations_state" CHECK ("assistant_conversations"."state" in ('bot','waiting','human','resolved')),
	CONSTRAINT "assistant_conversations_order" CHECK ("assistant_conversations"."order_no" is null or "assistant_conversations"."member_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "assistant_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"channel_codes" text[] NOT NULL,
	"terms" "tsvector" NOT NULL,
	"length" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"conversation_id" text NOT NULL,
	"sender" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'done' NOT NULL,
	"found" boolean DEFAULT true NOT NULL,
	"sources" jsonb DEFAULT '[]' NOT NULL,
	"suggestions" text[] DEFAULT '{}' NOT NULL,
	"good" boolean,
	"reason" text,
	"request_key" text,
	"held_until" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_messages_request" UNIQUE("conversation_id","request_key","sender"),
	CONSTRAINT "assistant_messages_sender" CHECK ("assistant_messages"."sender" in ('asker','bot','human','notice')),
	CONSTRAINT "assistant_messages_state" CHECK ("assistant_messages"."state" = 'done' or ("assistant_messages"."sender" = 'bot' and "assistant_messages"."state" in ('writing','stopped','failed','withdrawn'))),
	CONSTRAINT "assistant_messages_writing" CHECK (("assistant_messages"."state" = 'writing') = ("assistant_messages"."held_until" is not null)),
	CONSTRAINT "assistant_messages_rated" CHECK ("assistant_messages"."good" is null or "assistant_messages"."sender" = 'bot')
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"other_words" text[] DEFAULT '{}' NOT NULL,
	"body" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"link_text" text DEFAULT '' NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL
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
CREATE TABLE "card_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"member_card_id" text NOT NULL,
	"order_no" text,
	"printed_no" text,
	"validity_days" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_terms_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "card_terms_printed_no_unique" UNIQUE("printed_no"),
	CONSTRAINT "card_terms_one_after_another" UNIQUE("member_card_id","starts_at"),
	CONSTRAINT "card_terms_span" CHECK ("card_terms"."ends_at" > "card_terms"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "member_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"card_no" text NOT NULL,
	"member_id" text NOT NULL,
	"card_id" text NOT NULL,
	"state" text NOT NULL,
	"activated_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"has_news" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_cards_card_no_unique" UNIQUE("card_no")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"member_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"chosen" boolean DEFAULT true NOT NULL,
	"seen_fen" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_key" text,
	CONSTRAINT "cart_lines_member_id_sku_id_pk" PRIMARY KEY("member_id","sku_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "cart_merges" (
	"guest_cart_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"left_out" text[] NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "channels" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slogan" text NOT NULL,
	"logo" text NOT NULL,
	"need_mobile" boolean NOT NULL,
	"config" jsonb NOT NULL,
	"service_phone" text NOT NULL,
	"service_hours" text NOT NULL,
	"banners" jsonb NOT NULL,
	"lead_card_ids" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_accounts" (
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"last_seq" integer,
	"pending_fen" integer DEFAULT 0 NOT NULL,
	"settled_fen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "commission_accounts_member_id_channel_code_pk" PRIMARY KEY("member_id","channel_code"),
	CONSTRAINT "commission_accounts_empty" CHECK ("commission_accounts"."last_seq" is not null or ("commission_accounts"."pending_fen" = 0 and "commission_accounts"."settled_fen" = 0))
);
--> statement-breakpoint
CREATE TABLE "commission_entries" (
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"order_no" text,
	"pending_fen" integer NOT NULL,
	"settled_fen" integer NOT NULL,
	"pending_before" integer NOT NULL,
	"pending_after" integer NOT NULL,
	"settled_before" integer NOT NULL,
	"settled_after" integer NOT NULL,
	"seq_before" integer,
	"source" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_entries_member_id_channel_code_seq_pk" PRIMARY KEY("member_id","channel_code","seq"),
	CONSTRAINT "commission_entries_balance" UNIQUE("member_id","channel_code","seq","pending_after","settled_after"),
	CONSTRAINT "commission_entries_source" UNIQUE("source","kind"),
	CONSTRAINT "commission_entries_sum" CHECK ("commission_entries"."pending_after" = "commission_entries"."pending_before" + "commission_entries"."pending_fen" and "commission_entries"."settled_after" = "commission_entries"."settled_before" + "commission_entries"."settled_fen"),
	CONSTRAINT "commission_entries_first" CHECK (case when "commission_entries"."seq" = 1 then "commission_entries"."seq_before" is null and "commission_entries"."pending_before" = 0 and "commission_entries"."settled_before" = 0
        else "commission_entries"."seq_before" is not null and "commission_entries"."seq_before" = "commission_entries"."seq" - 1 end),
	CONSTRAINT "commission_entries_sign" CHECK (case "commission_entries"."kind" when 'earn' then "commission_entries"."pending_fen" > 0 and "commission_entries"."settled_fen" = 0
        when 'settle' then "commission_entries"."settled_fen" > 0 and "commission_entries"."pending_fen" = - "commission_entries"."settled_fen"
        when 'refund' then least("commission_entries"."pending_fen", "commission_entries"."settled_fen") < 0 and greatest("commission_entries"."pending_fen", "commission_entries"."settled_fen") = 0
        when 'join' then "commission_entries"."pending_fen" <> 0 or "commission_entries"."settled_fen" <> 0
        when 'payout' then "commission_entries"."pending_fen" = 0 and "commission_entries"."settled_fen" < 0
        else false end),
	CONSTRAINT "commission_entries_covered" CHECK ("commission_entries"."pending_after" >= 0 and ("commission_entries"."settled_after" >= 0 or "commission_entries"."kind" <> 'payout')),
	CONSTRAINT "commission_entries_of" CHECK (("commission_entries"."kind" in ('payout','join')) = ("commission_entries"."order_no" is null))
);
--> statement-breakpoint
CREATE TABLE "commission_lines" (
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"basis_points" integer NOT NULL,
	"pay_fen" integer NOT NULL,
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "commission_lines_order_no_line_no_pk" PRIMARY KEY("order_no","line_no"),
	CONSTRAINT "commission_lines_rate" CHECK ("commission_lines"."basis_points" between 0 and 10000),
	CONSTRAINT "commission_lines_money" CHECK ("commission_lines"."pay_fen" >= 0 and "commission_lines"."refunded_fen" between 0 and "commission_lines"."pay_fen")
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"order_no" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"referrer_id" text NOT NULL,
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"state" text NOT NULL,
	"earned_fen" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	"settle_days" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "commissions_money" CHECK ("commissions"."earned_fen" > 0 and "commissions"."amount_fen" between 0 and "commissions"."earned_fen"),
	CONSTRAINT "commissions_state" CHECK ("commissions"."state" in ('pending','settled','cancelled')),
	CONSTRAINT "commissions_settled" CHECK (("commissions"."state" = 'settled') = ("commissions"."settled_at" is not null)),
	CONSTRAINT "commissions_cancelled" CHECK (case when "commissions"."state" = 'cancelled' then "commissions"."amount_fen" = 0 else "commissions"."state" = 'settled' or "commissions"."amount_fen" > 0 end)
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
	"request_key" text,
	CONSTRAINT "coupon_receives_seq" UNIQUE("coupon_id","member_id","seq"),
	CONSTRAINT "coupon_receives_request" UNIQUE("member_id","request_key"),
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
CREATE TABLE "referral_bindings" (
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"referrer_id" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_bindings_member_id_channel_code_pk" PRIMARY KEY("member_id","channel_code"),
	CONSTRAINT "referral_bindings_self" CHECK ("referral_bindings"."member_id" <> "referral_bindings"."referrer_id")
);
--> statement-breakpoint
CREATE TABLE "referral_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture" text NOT NULL,
	"rules_html" text NOT NULL,
	"basis_points" integer NOT NULL,
	"rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settle_days" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "referral_campaigns_rate" CHECK ("referral_campaigns"."basis_points" between 0 and 10000),
	CONSTRAINT "referral_campaigns_days" CHECK ("referral_campaigns"."settle_days" between 0 and 365)
);
--> statement-breakpoint
CREATE TABLE "referral_invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_invitations_one" UNIQUE("member_id","channel_code"),
	CONSTRAINT "referral_invitations_code" CHECK ("referral_invitations"."code" ~ '^[2-9A-HJ-NP-Z]{8}$')
);
--> statement-breakpoint
CREATE TABLE "referral_materials" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text,
	"on_sale" boolean NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distributor_trusts" (
	"channel_code" text NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distributor_trusts_channel_code_member_id_pk" PRIMARY KEY("channel_code","member_id")
);
--> statement-breakpoint
CREATE TABLE "entry_once" (
	"scope" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_once_scope_value_pk" PRIMARY KEY("scope","value")
);
--> statement-breakpoint
CREATE TABLE "entry_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"channel_code" text NOT NULL,
	"member_id" text,
	"app_id" text,
	"open_id" text,
	"union_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_tickets_kind" CHECK ("entry_tickets"."kind" in ('login','bind','web','undo')),
	CONSTRAINT "entry_tickets_content" CHECK (case when "entry_tickets"."kind" in ('web','undo') then "entry_tickets"."member_id" is not null else "entry_tickets"."open_id" is not null and "entry_tickets"."app_id" is not null end)
);
--> statement-breakpoint
CREATE TABLE "partner_users" (
	"channel_code" text NOT NULL,
	"partner_user_id" text NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_users_channel_code_partner_user_id_pk" PRIMARY KEY("channel_code","partner_user_id")
);
--> statement-breakpoint
CREATE TABLE "wechat_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"channel_code" text NOT NULL,
	"account" text NOT NULL,
	"browser_hash" text NOT NULL,
	"origin" text NOT NULL,
	"target" text NOT NULL,
	"client_state" text NOT NULL,
	"code_hash" text,
	"open_id" text,
	"union_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"pictures" text[] NOT NULL,
	"contact" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedbacks_request" UNIQUE("member_id","request_key"),
	CONSTRAINT "feedbacks_kind" CHECK ("feedbacks"."kind" in ('fault','suggestion','service','other')),
	CONSTRAINT "feedbacks_pictures" CHECK (cardinality("feedbacks"."pictures") <= 9),
	CONSTRAINT "feedbacks_answer" CHECK (("feedbacks"."answer" is null) = ("feedbacks"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "grant_codes" (
	"code_mac" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"used_by" text,
	"used_at" timestamp with time zone,
	CONSTRAINT "grant_codes_used" CHECK (("grant_codes"."used_by" is null) = ("grant_codes"."used_at" is null))
);
--> statement-breakpoint
CREATE TABLE "grant_invitations" (
	"activity_id" text NOT NULL,
	"mobile_mac" text NOT NULL,
	"claimed_by" text,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "grant_invitations_activity_id_mobile_mac_pk" PRIMARY KEY("activity_id","mobile_mac"),
	CONSTRAINT "grant_invitations_claimed" CHECK (("grant_invitations"."claimed_by" is null) = ("grant_invitations"."claimed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "grant_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"member_card_id" text,
	"receive_id" text,
	"stock_taken" boolean DEFAULT false NOT NULL,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grant_lines_once" UNIQUE("member_id","activity_id","kind","item_id"),
	CONSTRAINT "grant_lines_kind" CHECK ("grant_lines"."kind" in ('card','product')),
	CONSTRAINT "grant_lines_record" CHECK ("grant_lines"."receive_id" is null or "grant_lines"."stock_taken")
);
--> statement-breakpoint
CREATE TABLE "member_plates" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"member_card_id" text NOT NULL,
	"term_id" text,
	"plate_id" text NOT NULL,
	"source" text NOT NULL,
	"order_no" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_plates_order_no_unique" UNIQUE("order_no")
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
CREATE TABLE "lotteries" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"look" text NOT NULL,
	"rules_html" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"daily_tries" integer DEFAULT 0 NOT NULL,
	"card_tries" integer DEFAULT 0 NOT NULL,
	"card_ids" text[] DEFAULT '{}' NOT NULL,
	"share_tries" integer DEFAULT 0 NOT NULL,
	"order_tries" integer DEFAULT 0 NOT NULL,
	"order_from_fen" integer DEFAULT 0 NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "lotteries_look" CHECK ("lotteries"."look" in ('wheel','grid'))
);
--> statement-breakpoint
CREATE TABLE "lottery_draws" (
	"id" text PRIMARY KEY NOT NULL,
	"lottery_id" text NOT NULL,
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"try_key" text NOT NULL,
	"order_no" text,
	"request_key" text NOT NULL,
	"prize_id" text NOT NULL,
	"prize_name" text NOT NULL,
	"prize_kind" text NOT NULL,
	"picture" text NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"state" text NOT NULL,
	"claim_by" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"claim_key" text,
	"address" jsonb,
	"receive_id" text,
	"ship_no" text,
	"placed_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"carrier" text,
	"tracking_no" text,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	CONSTRAINT "lottery_draws_try_key_unique" UNIQUE("try_key"),
	CONSTRAINT "lottery_draws_receive_id_unique" UNIQUE("receive_id"),
	CONSTRAINT "lottery_draws_ship_no_unique" UNIQUE("ship_no"),
	CONSTRAINT "lottery_draws_request" UNIQUE("member_id","request_key"),
	CONSTRAINT "lottery_draws_state" CHECK ("lottery_draws"."state" in ('won','claimed','sent','received','done','revoked')),
	CONSTRAINT "lottery_draws_claim" CHECK (("lottery_draws"."state" = 'won') <= ("lottery_draws"."claim_by" is not null)),
	CONSTRAINT "lottery_draws_goods" CHECK ("lottery_draws"."state" not in ('sent','received') or "lottery_draws"."prize_kind" = 'goods')
);
--> statement-breakpoint
CREATE TABLE "lottery_entries" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"lottery_id" text NOT NULL,
	"gives_try" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_prizes" (
	"id" text PRIMARY KEY NOT NULL,
	"lottery_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"picture" text NOT NULL,
	"weight" integer NOT NULL,
	"stock" integer,
	"privilege_id" text,
	"coupon_id" text,
	"points" integer,
	"claim_days" integer DEFAULT 30 NOT NULL,
	"fallback" boolean DEFAULT false NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "lottery_prizes_stock" CHECK ("lottery_prizes"."stock" >= 0),
	CONSTRAINT "lottery_prizes_weight" CHECK ("lottery_prizes"."weight" >= 0),
	CONSTRAINT "lottery_prizes_kind" CHECK ("lottery_prizes"."kind" in ('goods','privilege','coupon','points','none')),
	CONSTRAINT "lottery_prizes_privilege" CHECK (("lottery_prizes"."kind" = 'privilege') = ("lottery_prizes"."privilege_id" is not null)),
	CONSTRAINT "lottery_prizes_coupon" CHECK (("lottery_prizes"."kind" = 'coupon') = ("lottery_prizes"."coupon_id" is not null)),
	CONSTRAINT "lottery_prizes_points" CHECK (("lottery_prizes"."kind" = 'points') = (coalesce("lottery_prizes"."points", 0) > 0)),
	CONSTRAINT "lottery_prizes_fallback" CHECK (not "lottery_prizes"."fallback" or ("lottery_prizes"."stock" is null and "lottery_prizes"."kind" in ('points','none')))
);
--> statement-breakpoint
CREATE TABLE "lottery_shares" (
	"lottery_id" text NOT NULL,
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_shares_lottery_id_member_id_day_pk" PRIMARY KEY("lottery_id","member_id","day")
);
--> statement-breakpoint
CREATE TABLE "airports" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"pinyin" text NOT NULL,
	"hot" integer NOT NULL,
	"on_sale" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lounge_passes" (
	"pass_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"member_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"state" text NOT NULL,
	"visits" integer NOT NULL,
	"visits_used" integer DEFAULT 0 NOT NULL,
	"guests" integer NOT NULL,
	"guests_used" integer DEFAULT 0 NOT NULL,
	"guests_at_once" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"terms_version" text,
	"told_state" text,
	"tell_tries" integer DEFAULT 0 NOT NULL,
	"next_tell_at" timestamp with time zone,
	CONSTRAINT "lounge_passes_order" UNIQUE("order_no"),
	CONSTRAINT "lounge_passes_state" CHECK ("lounge_passes"."state" in ('active','closed')),
	CONSTRAINT "lounge_passes_visits" CHECK ("lounge_passes"."visits_used" between 0 and "lounge_passes"."visits"),
	CONSTRAINT "lounge_passes_guests" CHECK ("lounge_passes"."guests_used" between 0 and "lounge_passes"."guests"),
	CONSTRAINT "lounge_passes_time" CHECK ("lounge_passes"."starts_at" < "lounge_passes"."expires_at")
);
--> statement-breakpoint
CREATE TABLE "lounge_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"picture" text NOT NULL,
	"price_fen" integer NOT NULL,
	"list_price_fen" integer NOT NULL,
	"days" integer NOT NULL,
	"visits" integer NOT NULL,
	"guests" integer NOT NULL,
	"guests_at_once" integer NOT NULL,
	"stock" integer,
	"sold" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean NOT NULL,
	"sort" integer NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "lounge_plans_stock" CHECK ("lounge_plans"."stock" >= 0),
	CONSTRAINT "lounge_plans_sold" CHECK ("lounge_plans"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lounge_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"pass_no" text NOT NULL,
	"member_id" text NOT NULL,
	"lounge_id" text NOT NULL,
	"guests" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"scan" text NOT NULL,
	"code_issued_at" timestamp with time zone NOT NULL,
	"visits_left" integer NOT NULL,
	"guests_left" integer NOT NULL,
	CONSTRAINT "lounge_visits_scan" UNIQUE("pass_no","scan"),
	CONSTRAINT "lounge_visits_code" UNIQUE("pass_no","code_issued_at"),
	CONSTRAINT "lounge_visits_left" CHECK ("lounge_visits"."guests" >= 0 and "lounge_visits"."visits_left" >= 0 and "lounge_visits"."guests_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lounges" (
	"id" text PRIMARY KEY NOT NULL,
	"airport_id" text NOT NULL,
	"name" text NOT NULL,
	"terminal" text NOT NULL,
	"area" text NOT NULL,
	"place" text NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"stay_hours" integer NOT NULL,
	"facilities" text[] NOT NULL,
	"picture" text NOT NULL,
	"on_sale" boolean NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "lounges_hours" CHECK ("lounges"."opens_at" < "lounges"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "freight_rules" (
	"template_id" text NOT NULL,
	"rule_no" integer NOT NULL,
	"area_codes" text[] NOT NULL,
	"delivers" boolean NOT NULL,
	"first_units" integer NOT NULL,
	"first_fen" integer NOT NULL,
	"more_units" integer NOT NULL,
	"more_fen" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "freight_rules_template_id_rule_no_pk" PRIMARY KEY("template_id","rule_no"),
	CONSTRAINT "freight_rules_units" CHECK ("freight_rules"."first_units" > 0 and "freight_rules"."more_units" > 0 and "freight_rules"."first_fen" >= 0 and "freight_rules"."more_fen" >= 0 and "freight_rules"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "freight_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"free_from_fen" integer,
	CONSTRAINT "freight_templates_kind" CHECK ("freight_templates"."kind" in ('count','weight'))
);
--> statement-breakpoint
CREATE TABLE "mall_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"slogan" text,
	"banner" text,
	"sort" integer NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_products" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"pictures" text[] NOT NULL,
	"detail_html" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"axes" jsonb NOT NULL,
	"freight_template_id" text NOT NULL,
	"return_days" integer NOT NULL,
	"buy_limit" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean NOT NULL,
	"sort" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"grams" text[] NOT NULL,
	"price_fen" integer,
	"card_price_fen" integer,
	CONSTRAINT "mall_products_numbers" CHECK ("mall_products"."return_days" >= 0 and "mall_products"."buy_limit" >= 0 and "mall_products"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mall_skus" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"choices" text[] NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"price_fen" integer NOT NULL,
	"list_price_fen" integer NOT NULL,
	"card_price_fen" integer,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"weight_grams" integer NOT NULL,
	"on_sale" boolean NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "mall_skus_stock" CHECK ("mall_skus"."stock" >= 0),
	CONSTRAINT "mall_skus_prices" CHECK ("mall_skus"."price_fen" > 0 and "mall_skus"."list_price_fen" >= "mall_skus"."price_fen" and "mall_skus"."card_price_fen" between 0 and "mall_skus"."price_fen" and "mall_skus"."weight_grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "member_merges" (
	"loser_id" text PRIMARY KEY NOT NULL,
	"survivor_id" text NOT NULL,
	"request_key" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_merges_request" UNIQUE("survivor_id","request_key"),
	CONSTRAINT "member_merges_two" CHECK ("member_merges"."loser_id" <> "member_merges"."survivor_id")
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
	"anonymised_at" timestamp with time zone,
	"merged_into" text,
	CONSTRAINT "members_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "members_merged" CHECK ("members"."merged_into" is null or ("members"."merged_into" <> "members"."id" and "members"."deleted_at" is not null and "members"."mobile" is null)),
	CONSTRAINT "members_anonymised" CHECK ("members"."anonymised_at" is null or ("members"."deleted_at" is not null and "members"."mobile" is null))
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_totals" (
	"member_id" text PRIMARY KEY NOT NULL,
	"pictures" integer NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "upload_totals_pictures" CHECK ("upload_totals"."pictures" between 0 and 60),
	CONSTRAINT "upload_totals_bytes" CHECK ("upload_totals"."bytes" between 0 and 20971520)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"mime" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "uploads_mime" CHECK ("uploads"."mime" in ('image/png','image/jpeg','image/webp')),
	CONSTRAINT "uploads_size" CHECK ("uploads"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"intro" text NOT NULL
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
CREATE TABLE "order_consents" (
	"order_no" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL
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
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"detail" text,
	"unit_fen" integer NOT NULL,
	"quantity" integer NOT NULL,
	"discount_fen" integer NOT NULL,
	"card_off_fen" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"points_off_fen" integer DEFAULT 0 NOT NULL,
	"pay_fen" integer NOT NULL,
	"points_back" integer DEFAULT 0 NOT NULL,
	"points_back_pieces" integer DEFAULT 0 NOT NULL,
	"claimed_pieces" integer DEFAULT 0 NOT NULL,
	"claimed_fen" integer DEFAULT 0 NOT NULL,
	"return_terms" jsonb DEFAULT '{"rule":"service"}'::jsonb NOT NULL,
	CONSTRAINT "order_lines_order_no_line_no_pk" PRIMARY KEY("order_no","line_no"),
	CONSTRAINT "order_lines_card_off" CHECK ("order_lines"."card_off_fen" between 0 and "order_lines"."discount_fen"),
	CONSTRAINT "order_lines_points_off" CHECK ("order_lines"."points_off_fen" between 0 and "order_lines"."discount_fen" - "order_lines"."card_off_fen" and ("order_lines"."points" = 0) = ("order_lines"."points_off_fen" = 0) and "order_lines"."points" >= 0),
	CONSTRAINT "order_lines_points_back" CHECK ("order_lines"."points_back" between 0 and "order_lines"."points" and "order_lines"."points_back_pieces" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_lines_claimed" CHECK ("order_lines"."claimed_pieces" between 0 and "order_lines"."quantity" and "order_lines"."claimed_fen" between 0 and "order_lines"."pay_fen"),
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
	"freight_fen" integer DEFAULT 0 NOT NULL,
	"freight_claimed_fen" integer DEFAULT 0 NOT NULL,
	"withheld_fen" integer DEFAULT 0 NOT NULL,
	"pay_fen" integer NOT NULL,
	"coupon_receive_id" text,
	"member_card_id" text,
	"distributor" text,
	"account" text,
	"distribution_activity_id" text,
	"label_id" text,
	"address" jsonb,
	"note" text,
	"visitors" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"fulfilled_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"request_key" text,
	"held_until" timestamp with time zone,
	"open_slot" smallint,
	CONSTRAINT "orders_request" UNIQUE("member_id","request_key"),
	CONSTRAINT "orders_money" CHECK ("orders"."pay_fen" = "orders"."total_fen" - "orders"."discount_fen" + "orders"."freight_fen" and "orders"."pay_fen" >= 0 and "orders"."discount_fen" >= 0 and "orders"."freight_fen" >= 0),
	CONSTRAINT "orders_withheld" CHECK ("orders"."withheld_fen" between 0 and "orders"."pay_fen"),
	CONSTRAINT "orders_freight_claimed" CHECK ("orders"."freight_claimed_fen" between 0 and "orders"."freight_fen"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('unpaid','paid','fulfilled','cancelled','closed','refunding','refunded'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_applications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"taken_away" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_restocks" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"mark" text NOT NULL,
	"added" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_restocks_kind_item_id_mark_pk" PRIMARY KEY("kind","item_id","mark")
);
--> statement-breakpoint
CREATE TABLE "partner_orders" (
	"partner" text NOT NULL,
	"partner_order_no" text NOT NULL,
	"member_id" text NOT NULL,
	"known_as" text,
	"order_no" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_orders_partner_partner_order_no_pk" PRIMARY KEY("partner","partner_order_no"),
	CONSTRAINT "partner_orders_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "partner_orders_state" CHECK ("partner_orders"."state" in ('waiting','done','refused','returned'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_jd_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"face_fen" integer NOT NULL,
	"account" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_partner_modes" (
	"partner" text PRIMARY KEY NOT NULL,
	"slow" boolean DEFAULT false NOT NULL,
	"unreachable" boolean DEFAULT false NOT NULL,
	"refuses" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_partner_orders" (
	"partner" text NOT NULL,
	"order_no" text NOT NULL,
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"picture" text NOT NULL,
	"list_fen" integer NOT NULL,
	"pay_fen" integer NOT NULL,
	"state" text NOT NULL,
	"trade_no" text,
	"told" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_partner_orders_partner_order_no_pk" PRIMARY KEY("partner","order_no")
);
--> statement-breakpoint
CREATE TABLE "sandbox_partner_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"user_id" text NOT NULL,
	"back" text NOT NULL,
	"back_discount" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"prepay_id" text,
	"mweb_url" text,
	"transaction_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"asks" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone,
	CONSTRAINT "payments_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_fen" > 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_fen" between 0 and "payments"."amount_fen")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"out_refund_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"order_no" text NOT NULL,
	"refund_key" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"reason" text NOT NULL,
	"covered_fen" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_once" UNIQUE("order_no","refund_key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_fen" > 0),
	CONSTRAINT "refunds_covered" CHECK ("refunds"."covered_fen" between 0 and "refunds"."amount_fen")
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
	"city_codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "plates_stock" CHECK ("plates"."stock" >= 0),
	CONSTRAINT "plates_quota" CHECK ("plates"."quota" > 0 and "plates"."rounds" > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" text,
	"status" integer,
	"runner" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"runner" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_hits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_accounts" (
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"last_seq" integer,
	"balance" integer DEFAULT 0 NOT NULL,
	"by_default" boolean DEFAULT false NOT NULL,
	"ended_until" timestamp with time zone,
	CONSTRAINT "points_accounts_member_id_channel_code_pk" PRIMARY KEY("member_id","channel_code"),
	CONSTRAINT "points_accounts_empty" CHECK ("points_accounts"."last_seq" is not null or "points_accounts"."balance" = 0)
);
--> statement-breakpoint
CREATE TABLE "points_entries" (
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"balance_before" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"seq_before" integer,
	"source" text NOT NULL,
	"order_no" text,
	"ends_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_entries_member_id_channel_code_seq_pk" PRIMARY KEY("member_id","channel_code","seq"),
	CONSTRAINT "points_entries_balance" UNIQUE("member_id","channel_code","seq","balance_after"),
	CONSTRAINT "points_entries_source" UNIQUE("source","kind"),
	CONSTRAINT "points_entries_sum" CHECK ("points_entries"."balance_after" = "points_entries"."balance_before" + "points_entries"."points" and "points_entries"."points" <> 0),
	CONSTRAINT "points_entries_first" CHECK (case when "points_entries"."seq" = 1 then "points_entries"."seq_before" is null and "points_entries"."balance_before" = 0
        else "points_entries"."seq_before" is not null and "points_entries"."seq_before" = "points_entries"."seq" - 1 end),
	CONSTRAINT "points_entries_sign" CHECK ("points_entries"."kind" in ('join','leave') or ("points_entries"."points" > 0) = ("points_entries"."kind" in ('earn','back','cover'))),
	CONSTRAINT "points_entries_covered" CHECK ("points_entries"."balance_after" >= 0 or "points_entries"."kind" in ('revoke','earn','back','cover','join','leave')),
	CONSTRAINT "points_entries_end" CHECK (("points_entries"."kind" = 'earn' or ("points_entries"."kind" = 'join' and "points_entries"."points" > 0)) = ("points_entries"."ends_at" is not null)),
	CONSTRAINT "points_entries_kind" CHECK ("points_entries"."kind" in ('earn','spend','back','revoke','cover','expire','join','leave'))
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
	"redirect" jsonb,
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
CREATE TABLE "questionnaire_responses" (
	"member_id" text NOT NULL,
	"questionnaire_id" text NOT NULL,
	"version" text NOT NULL,
	"channel_code" text NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb DEFAULT '{}' NOT NULL,
	"last_at" text,
	"points_given" integer,
	"coupon_receive_id" text,
	"request_key" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "questionnaire_responses_member_id_questionnaire_id_pk" PRIMARY KEY("member_id","questionnaire_id"),
	CONSTRAINT "questionnaire_responses_request" UNIQUE("member_id","request_key"),
	CONSTRAINT "questionnaire_responses_state" CHECK ("questionnaire_responses"."state" in ('draft','done')),
	CONSTRAINT "questionnaire_responses_done" CHECK (("questionnaire_responses"."state" = 'done') = ("questionnaire_responses"."done_at" is not null) and ("questionnaire_responses"."state" = 'done') = ("questionnaire_responses"."request_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "questionnaire_versions" (
	"questionnaire_id" text NOT NULL,
	"version" text NOT NULL,
	"questions" jsonb NOT NULL,
	CONSTRAINT "questionnaire_versions_questionnaire_id_version_pk" PRIMARY KEY("questionnaire_id","version")
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"minutes" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"points" integer,
	"coupon_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "questionnaires_points" CHECK ("questionnaires"."points" is null or "questionnaires"."points" > 0)
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
	"asks" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	"held_for" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receive_records_code_unique" UNIQUE("code"),
	CONSTRAINT "receive_once_a_round" UNIQUE("member_plate_id","round_no","privilege_id"),
	CONSTRAINT "receive_once_an_order" UNIQUE("order_no","order_seq"),
	CONSTRAINT "receive_held_for" CHECK (("receive_records"."state" = 'refunding') = ("receive_records"."held_for" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_guest_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"system" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"mobile" text,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_lounge_passes" (
	"pass_no" text PRIMARY KEY NOT NULL,
	"plan_name" text NOT NULL,
	"visits" integer NOT NULL,
	"guests" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
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
CREATE TABLE "sandbox_recharges" (
	"request_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"month" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
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
	"payer_open_id" text,
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
CREATE TABLE "phone_proofs" (
	"token_hash" text NOT NULL,
	"step" text NOT NULL,
	"mobile" text NOT NULL,
	"owner_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_proofs_token_hash_step_pk" PRIMARY KEY("token_hash","step"),
	CONSTRAINT "phone_proofs_step" CHECK ("phone_proofs"."step" in ('old','new') and ("phone_proofs"."step" = 'new') = ("phone_proofs"."owner_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "proven_devices" (
	"mobile" text NOT NULL,
	"device_hash" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proven_devices_mobile_device_hash_pk" PRIMARY KEY("mobile","device_hash")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "puzzle_proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "puzzles" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"answer" integer NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_payers" (
	"token_hash" text NOT NULL,
	"app_id" text NOT NULL,
	"open_id" text NOT NULL,
	CONSTRAINT "session_payers_token_hash_app_id_pk" PRIMARY KEY("token_hash","app_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"page_hash" text,
	"id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"platform" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"app" text DEFAULT '' NOT NULL,
	"device_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_on" date DEFAULT ((now() at time zone 'Asia/Shanghai')::date) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_page_hash_unique" UNIQUE("page_hash"),
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"mobile" text NOT NULL,
	"scene" text NOT NULL,
	"asker" text DEFAULT '' NOT NULL,
	"code_mac" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"other_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_codes_mobile_scene_asker_pk" PRIMARY KEY("mobile","scene","asker")
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
	"watch_at" timestamp with time zone DEFAULT now() NOT NULL,
	"watch_attempts" integer DEFAULT 0 NOT NULL,
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
	"upload_at" timestamp with time zone DEFAULT now() NOT NULL,
	"upload_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shipments_state" CHECK ("shipments"."state" in ('booked','packing','sent','received','cancelled'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"serial" text NOT NULL,
	"sender" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
	"shown_at" timestamp with time zone,
	"held_for" text,
	CONSTRAINT "tickets_place" UNIQUE("order_no","seq"),
	CONSTRAINT "tickets_serial" UNIQUE("serial"),
	CONSTRAINT "tickets_held_for" CHECK (("tickets"."state" = 'refunding') = ("tickets"."held_for" is not null)),
	CONSTRAINT "tickets_state" CHECK ("tickets"."state" in ('issued','used','refunding','refunded','expired')),
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
ALTER TABLE "activity_gains" ADD CONSTRAINT "activity_gains_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_gains" ADD CONSTRAINT "activity_gains_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_gains" ADD CONSTRAINT "activity_gains_member_card_id_member_cards_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_items" ADD CONSTRAINT "activity_items_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_records" ADD CONSTRAINT "activity_records_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_events" ADD CONSTRAINT "after_sale_events_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_lines" ADD CONSTRAINT "after_sale_lines_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_withholdings" ADD CONSTRAINT "after_sale_withholdings_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_conversation_id_assistant_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."assistant_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_codes" ADD CONSTRAINT "card_codes_card_id_card_products_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_codes" ADD CONSTRAINT "card_codes_used_by_members_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_plates" ADD CONSTRAINT "card_plates_card_id_card_products_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_plates" ADD CONSTRAINT "card_plates_plate_id_plates_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."plates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_terms" ADD CONSTRAINT "card_terms_member_card_id_member_cards_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_card_id_card_products_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_id_mall_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."mall_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_merges" ADD CONSTRAINT "cart_merges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_accounts" ADD CONSTRAINT "commission_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_accounts" ADD CONSTRAINT "commission_accounts_balance" FOREIGN KEY ("member_id","channel_code","last_seq","pending_fen","settled_fen") REFERENCES "public"."commission_entries"("member_id","channel_code","seq","pending_after","settled_after") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_order_no_commissions_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."commissions"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_go_on" FOREIGN KEY ("member_id","channel_code","seq_before","pending_before","settled_before") REFERENCES "public"."commission_entries"("member_id","channel_code","seq","pending_after","settled_after") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_order_no_commissions_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."commissions"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_campaign_id_referral_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."referral_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_referrer_id_members_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receives" ADD CONSTRAINT "coupon_receives_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receives" ADD CONSTRAINT "coupon_receives_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bindings" ADD CONSTRAINT "referral_bindings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bindings" ADD CONSTRAINT "referral_bindings_referrer_id_members_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_invitations" ADD CONSTRAINT "referral_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_trusts" ADD CONSTRAINT "distributor_trusts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_tickets" ADD CONSTRAINT "entry_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_users" ADD CONSTRAINT "partner_users_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_codes" ADD CONSTRAINT "grant_codes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_codes" ADD CONSTRAINT "grant_codes_used_by_members_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_invitations" ADD CONSTRAINT "grant_invitations_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_invitations" ADD CONSTRAINT "grant_invitations_claimed_by_members_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_lines" ADD CONSTRAINT "grant_lines_member_card_id_member_cards_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_lines" ADD CONSTRAINT "grant_lines_receive_id_receive_records_id_fk" FOREIGN KEY ("receive_id") REFERENCES "public"."receive_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_lines" ADD CONSTRAINT "grant_lines_gain" FOREIGN KEY ("activity_id","member_id") REFERENCES "public"."activity_gains"("activity_id","member_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "member_plates" ADD CONSTRAINT "member_plates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_plates" ADD CONSTRAINT "member_plates_member_card_id_member_cards_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_plates" ADD CONSTRAINT "member_plates_term_id_card_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."card_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_plates" ADD CONSTRAINT "member_plates_plate_id_plates_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."plates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_usages" ADD CONSTRAINT "round_usages_member_plate_id_member_plates_id_fk" FOREIGN KEY ("member_plate_id") REFERENCES "public"."member_plates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_prize_id_lottery_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."lottery_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_entries" ADD CONSTRAINT "lottery_entries_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_shares" ADD CONSTRAINT "lottery_shares_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_shares" ADD CONSTRAINT "lottery_shares_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_passes" ADD CONSTRAINT "lounge_passes_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_passes" ADD CONSTRAINT "lounge_passes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_passes" ADD CONSTRAINT "lounge_passes_plan_id_lounge_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."lounge_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_visits" ADD CONSTRAINT "lounge_visits_pass_no_lounge_passes_pass_no_fk" FOREIGN KEY ("pass_no") REFERENCES "public"."lounge_passes"("pass_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_visits" ADD CONSTRAINT "lounge_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_visits" ADD CONSTRAINT "lounge_visits_lounge_id_lounges_id_fk" FOREIGN KEY ("lounge_id") REFERENCES "public"."lounges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounges" ADD CONSTRAINT "lounges_airport_id_airports_id_fk" FOREIGN KEY ("airport_id") REFERENCES "public"."airports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_rules" ADD CONSTRAINT "freight_rules_template_id_freight_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."freight_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_categories" ADD CONSTRAINT "mall_categories_parent_id_mall_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mall_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_products" ADD CONSTRAINT "mall_products_category_id_mall_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."mall_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_products" ADD CONSTRAINT "mall_products_freight_template_id_freight_templates_id_fk" FOREIGN KEY ("freight_template_id") REFERENCES "public"."freight_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_skus" ADD CONSTRAINT "mall_skus_product_id_mall_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."mall_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_loser_id_members_id_fk" FOREIGN KEY ("loser_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_survivor_id_members_id_fk" FOREIGN KEY ("survivor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_merged_into" FOREIGN KEY ("merged_into") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_totals" ADD CONSTRAINT "upload_totals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_consents" ADD CONSTRAINT "order_consents_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_receive_id_coupon_receives_id_fk" FOREIGN KEY ("coupon_receive_id") REFERENCES "public"."coupon_receives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_card_id_member_cards_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_known_as_members_id_fk" FOREIGN KEY ("known_as") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_out_trade_no_payments_out_trade_no_fk" FOREIGN KEY ("out_trade_no") REFERENCES "public"."payments"("out_trade_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plate_privileges" ADD CONSTRAINT "plate_privileges_plate_id_plates_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."plates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plate_privileges" ADD CONSTRAINT "plate_privileges_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_accounts" ADD CONSTRAINT "points_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_accounts" ADD CONSTRAINT "points_accounts_balance" FOREIGN KEY ("member_id","channel_code","last_seq","balance") REFERENCES "public"."points_entries"("member_id","channel_code","seq","balance_after") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_go_on" FOREIGN KEY ("member_id","channel_code","seq_before","balance_before") REFERENCES "public"."points_entries"("member_id","channel_code","seq","balance_after") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privilege_merchants" ADD CONSTRAINT "privilege_merchants_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privilege_merchants" ADD CONSTRAINT "privilege_merchants_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privilege_views" ADD CONSTRAINT "privilege_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privilege_views" ADD CONSTRAINT "privilege_views_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privileges" ADD CONSTRAINT "privileges_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD CONSTRAINT "questionnaire_responses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD CONSTRAINT "questionnaire_responses_version" FOREIGN KEY ("questionnaire_id","version") REFERENCES "public"."questionnaire_versions"("questionnaire_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_versions" ADD CONSTRAINT "questionnaire_versions_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receive_records" ADD CONSTRAINT "receive_records_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receive_records" ADD CONSTRAINT "receive_records_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receive_records" ADD CONSTRAINT "receive_records_member_plate_id_member_plates_id_fk" FOREIGN KEY ("member_plate_id") REFERENCES "public"."member_plates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_payers" ADD CONSTRAINT "session_payers_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_identities" ADD CONSTRAINT "wechat_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_traces" ADD CONSTRAINT "parcel_traces_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_no_shipments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shipments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_no_shipments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."shipments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_days" ADD CONSTRAINT "ticket_days_kind_id_ticket_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."ticket_kinds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_kinds" ADD CONSTRAINT "ticket_kinds_sight_id_sights_id_fk" FOREIGN KEY ("sight_id") REFERENCES "public"."sights"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_day_id_ticket_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."ticket_days"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_records_distributor" ON "activity_records" USING btree ("distributor","activity_id");--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("member_id") WHERE "addresses"."is_default" and "addresses"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "addresses_deleted" ON "addresses" USING btree ("deleted_at") WHERE "addresses"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "after_sale_events_of" ON "after_sale_events" USING btree ("after_sale_id");--> statement-breakpoint
CREATE INDEX "after_sale_withholdings_of" ON "after_sale_withholdings" USING btree ("of_order_no","of_line_no") WHERE "after_sale_withholdings"."of_order_no" is not null;--> statement-breakpoint
CREATE INDEX "after_sales_order" ON "after_sales" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "after_sales_member" ON "after_sales" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "after_sales_open" ON "after_sales" USING btree ("moved_at") WHERE "after_sales"."state" in ('applied','approved','returning','received');--> statement-breakpoint
CREATE INDEX "assistant_conversations_member" ON "assistant_conversations" USING btree ("member_id","channel_code","said_at");--> statement-breakpoint
CREATE INDEX "assistant_conversations_said" ON "assistant_conversations" USING btree ("said_at");--> statement-breakpoint
CREATE INDEX "assistant_conversations_desk" ON "assistant_conversations" USING btree ("said_at") WHERE "assistant_conversations"."state" in ('waiting','human');--> statement-breakpoint
CREATE INDEX "assistant_documents_terms" ON "assistant_documents" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "assistant_messages_talk" ON "assistant_messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "member_cards_member" ON "member_cards" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_once" ON "commission_entries" USING btree ("order_no","kind") WHERE "commission_entries"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "commission_entries_order" ON "commission_entries" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "commissions_referrer" ON "commissions" USING btree ("referrer_id","channel_code","booked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commissions_member" ON "commissions" USING btree ("member_id","referrer_id");--> statement-breakpoint
CREATE INDEX "commissions_pending" ON "commissions" USING btree ("booked_at") WHERE "commissions"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "coupon_receives_member" ON "coupon_receives" USING btree ("member_id","state");--> statement-breakpoint
CREATE INDEX "referral_bindings_referrer" ON "referral_bindings" USING btree ("referrer_id","channel_code","bound_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "distributor_trusts_member" ON "distributor_trusts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "entry_once_expiry" ON "entry_once" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "entry_tickets_expiry" ON "entry_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "entry_tickets_member" ON "entry_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "partner_users_member" ON "partner_users" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "wechat_states_expiry" ON "wechat_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "feedbacks_member" ON "feedbacks" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedbacks_open" ON "feedbacks" USING btree ("created_at") WHERE "feedbacks"."answer" is null;--> statement-breakpoint
CREATE INDEX "grant_codes_user" ON "grant_codes" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "grant_invitations_claimer" ON "grant_invitations" USING btree ("claimed_by","activity_id");--> statement-breakpoint
CREATE INDEX "member_plates_card" ON "member_plates" USING btree ("member_card_id");--> statement-breakpoint
CREATE INDEX "member_plates_member" ON "member_plates" USING btree ("member_id","plate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_plates_included_once" ON "member_plates" USING btree ("term_id","plate_id") WHERE "member_plates"."source" = 'included';--> statement-breakpoint
CREATE INDEX "lottery_draws_order" ON "lottery_draws" USING btree ("order_no") WHERE "lottery_draws"."order_no" is not null;--> statement-breakpoint
CREATE INDEX "lottery_draws_member" ON "lottery_draws" USING btree ("member_id","drawn_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lottery_draws_winners" ON "lottery_draws" USING btree ("lottery_id","drawn_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lottery_draws_sending" ON "lottery_draws" USING btree ("next_try_at") WHERE "lottery_draws"."prize_kind" = 'goods' and "lottery_draws"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "lottery_prizes_lottery" ON "lottery_prizes" USING btree ("lottery_id");--> statement-breakpoint
CREATE INDEX "lounge_passes_member" ON "lounge_passes" USING btree ("member_id","expires_at");--> statement-breakpoint
CREATE INDEX "lounge_passes_to_tell" ON "lounge_passes" USING btree ("pass_no") WHERE "lounge_passes"."told_state" is distinct from "lounge_passes"."state";--> statement-breakpoint
CREATE INDEX "lounge_visits_member" ON "lounge_visits" USING btree ("member_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lounges_airport" ON "lounges" USING btree ("airport_id","sort");--> statement-breakpoint
CREATE INDEX "mall_products_grams" ON "mall_products" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "mall_products_category" ON "mall_products" USING btree ("category_id","sort");--> statement-breakpoint
CREATE INDEX "mall_products_sort" ON "mall_products" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "mall_products_sold" ON "mall_products" USING btree ("sold" DESC NULLS FIRST,"sort","id");--> statement-breakpoint
CREATE INDEX "mall_products_price" ON "mall_products" USING btree ("price_fen","sort","id");--> statement-breakpoint
CREATE INDEX "mall_products_new" ON "mall_products" USING btree ("created_at" DESC NULLS FIRST,"sort","id");--> statement-breakpoint
CREATE INDEX "mall_skus_product" ON "mall_skus" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "member_merges_at" ON "member_merges" USING btree ("merged_at");--> statement-breakpoint
CREATE INDEX "members_merged" ON "members" USING btree ("merged_into") WHERE "members"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "members_closed" ON "members" USING btree ("deleted_at") WHERE "members"."deleted_at" is not null and "members"."anonymised_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_once" ON "uploads" USING btree ("member_id","sha256") WHERE "uploads"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_removed" ON "uploads" USING btree ("removed_at") WHERE "uploads"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "merchants_city" ON "merchants" USING btree ("city_code","category");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_slot" ON "orders" USING btree ("member_id","open_slot") WHERE "orders"."open_slot" is not null;--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("expires_at") WHERE "orders"."state" = 'unpaid';--> statement-breakpoint
CREATE INDEX "orders_to_fulfil" ON "orders" USING btree ("paid_at") WHERE "orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "partner_orders_due" ON "partner_orders" USING btree ("next_try_at") WHERE "partner_orders"."state" = 'refused';--> statement-breakpoint
CREATE INDEX "sandbox_partner_orders_user" ON "sandbox_partner_orders" USING btree ("partner","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'created';--> statement-breakpoint
CREATE INDEX "refunds_trade" ON "refunds" USING btree ("out_trade_no");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "pp_privilege" ON "plate_privileges" USING btree ("privilege_id");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "points_entries_order" ON "points_entries" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "points_entries_ending" ON "points_entries" USING btree ("ends_at") WHERE "points_entries"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "pm_merchant" ON "privilege_merchants" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "privileges_kind" ON "privileges" USING btree ("kind","hot" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "privileges_group" ON "privileges" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "questionnaire_responses_of" ON "questionnaire_responses" USING btree ("questionnaire_id","state");--> statement-breakpoint
CREATE INDEX "receive_held" ON "receive_records" USING btree ("held_for") WHERE "receive_records"."held_for" is not null;--> statement-breakpoint
CREATE INDEX "receive_member" ON "receive_records" USING btree ("member_id","received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "receive_processing" ON "receive_records" USING btree ("received_at") WHERE "receive_records"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "sandbox_recharges_account" ON "sandbox_recharges" USING btree ("account","month");--> statement-breakpoint
CREATE INDEX "phone_proofs_expiry" ON "phone_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_proofs_owner" ON "phone_proofs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "proven_devices_age" ON "proven_devices" USING btree ("proven_at");--> statement-breakpoint
CREATE INDEX "puzzle_proofs_expiry" ON "puzzle_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "puzzles_expiry" ON "puzzles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "wechat_member" ON "wechat_identities" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "parcels_moving" ON "parcels" USING btree ("sent_at") WHERE "parcels"."signed_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_parcels_due" ON "sandbox_parcels" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "shipments_due" ON "shipments" USING btree ("next_try_at") WHERE "shipments"."state" in ('booked','packing');--> statement-breakpoint
CREATE INDEX "shipments_to_receive" ON "shipments" USING btree ("sent_at") WHERE "shipments"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "sandbox_chat_messages_serial" ON "sandbox_chat_messages" USING btree ("serial","id");--> statement-breakpoint
CREATE INDEX "sights_city" ON "sights" USING btree ("city_code","category");--> statement-breakpoint
CREATE INDEX "ticket_days_by_day" ON "ticket_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ticket_kinds_sight" ON "ticket_kinds" USING btree ("sight_id","sort");--> statement-breakpoint
CREATE INDEX "tickets_ending" ON "tickets" USING btree ("day") WHERE "tickets"."state" = 'issued';--> statement-breakpoint
CREATE INDEX "tickets_member" ON "tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "tickets_held" ON "tickets" USING btree ("held_for") WHERE "tickets"."held_for" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visits_uv" ON "visits" USING btree ("channel_code","device_id","day") WHERE "visits"."kind" = 'uv';--> statement-breakpoint
CREATE INDEX "visits_day" ON "visits" USING btree ("day","kind");