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
ALTER TABLE "referral_bindings" ADD CONSTRAINT "referral_bindings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bindings" ADD CONSTRAINT "referral_bindings_referrer_id_members_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_invitations" ADD CONSTRAINT "referral_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_once" ON "commission_entries" USING btree ("order_no","kind") WHERE "commission_entries"."kind" <> 'refund';--> statement-breakpoint
CREATE INDEX "commission_entries_order" ON "commission_entries" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "commissions_referrer" ON "commissions" USING btree ("referrer_id","channel_code","booked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commissions_member" ON "commissions" USING btree ("member_id","referrer_id");--> statement-breakpoint
CREATE INDEX "commissions_pending" ON "commissions" USING btree ("booked_at") WHERE "commissions"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "referral_bindings_referrer" ON "referral_bindings" USING btree ("referrer_id","channel_code","bound_at" DESC NULLS LAST);