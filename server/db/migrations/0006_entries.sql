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
	CONSTRAINT "entry_tickets_kind" CHECK ("entry_tickets"."kind" in ('login','bind','web')),
	CONSTRAINT "entry_tickets_content" CHECK (case when "entry_tickets"."kind" = 'web' then "entry_tickets"."member_id" is not null else "entry_tickets"."open_id" is not null and "entry_tickets"."app_id" is not null end)
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
CREATE TABLE "partner_orders" (
	"partner" text NOT NULL,
	"partner_order_no" text NOT NULL,
	"member_id" text NOT NULL,
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
CREATE TABLE "sandbox_guest_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"system" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"mobile" text,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "privileges" ADD COLUMN "redirect" jsonb;--> statement-breakpoint
ALTER TABLE "entry_tickets" ADD CONSTRAINT "entry_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_users" ADD CONSTRAINT "partner_users_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_once_expiry" ON "entry_once" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "entry_tickets_expiry" ON "entry_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "entry_tickets_member" ON "entry_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "partner_users_member" ON "partner_users" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "wechat_states_expiry" ON "wechat_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "partner_orders_due" ON "partner_orders" USING btree ("next_try_at") WHERE "partner_orders"."state" in ('waiting','refused');--> statement-breakpoint
CREATE INDEX "sandbox_partner_orders_user" ON "sandbox_partner_orders" USING btree ("partner","user_id","created_at" DESC NULLS LAST);