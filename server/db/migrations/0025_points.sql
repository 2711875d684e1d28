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
	CONSTRAINT "points_entries_sign" CHECK (("points_entries"."points" > 0) = ("points_entries"."kind" in ('earn','back'))),
	CONSTRAINT "points_entries_covered" CHECK ("points_entries"."balance_after" >= 0 or "points_entries"."kind" in ('revoke','earn','back')),
	CONSTRAINT "points_entries_end" CHECK (("points_entries"."kind" = 'earn') = ("points_entries"."ends_at" is not null)),
	CONSTRAINT "points_entries_kind" CHECK ("points_entries"."kind" in ('earn','spend','back','revoke','expire'))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "points_off_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "points_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "points_back_pieces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "points_accounts" ADD CONSTRAINT "points_accounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_accounts" ADD CONSTRAINT "points_accounts_balance" FOREIGN KEY ("member_id","channel_code","last_seq","balance") REFERENCES "public"."points_entries"("member_id","channel_code","seq","balance_after") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_go_on" FOREIGN KEY ("member_id","channel_code","seq_before","balance_before") REFERENCES "public"."points_entries"("member_id","channel_code","seq","balance_after") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_entries_order" ON "points_entries" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "points_entries_ending" ON "points_entries" USING btree ("ends_at") WHERE "points_entries"."ends_at" is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_points_off" CHECK ("order_lines"."points_off_fen" between 0 and "order_lines"."discount_fen" - "order_lines"."card_off_fen" and ("order_lines"."points" = 0) = ("order_lines"."points_off_fen" = 0) and "order_lines"."points" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_points_back" CHECK ("order_lines"."points_back" between 0 and "order_lines"."points" and "order_lines"."points_back_pieces" between 0 and "order_lines"."quantity");