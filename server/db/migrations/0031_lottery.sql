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
	CONSTRAINT "lottery_draws_state" CHECK ("lottery_draws"."state" in ('won','claimed','sent','received','done')),
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
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_prize_id_lottery_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."lottery_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_entries" ADD CONSTRAINT "lottery_entries_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_privilege_id_privileges_id_fk" FOREIGN KEY ("privilege_id") REFERENCES "public"."privileges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_shares" ADD CONSTRAINT "lottery_shares_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_shares" ADD CONSTRAINT "lottery_shares_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_draws_member" ON "lottery_draws" USING btree ("member_id","drawn_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lottery_draws_winners" ON "lottery_draws" USING btree ("lottery_id","drawn_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lottery_draws_sending" ON "lottery_draws" USING btree ("next_try_at") WHERE "lottery_draws"."prize_kind" = 'goods' and "lottery_draws"."state" = 'claimed';--> statement-breakpoint
CREATE INDEX "lottery_prizes_lottery" ON "lottery_prizes" USING btree ("lottery_id");