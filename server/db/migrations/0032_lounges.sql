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
CREATE TABLE "sandbox_lounge_passes" (
	"pass_no" text PRIMARY KEY NOT NULL,
	"plan_name" text NOT NULL,
	"visits" integer NOT NULL,
	"guests" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lounge_passes" ADD CONSTRAINT "lounge_passes_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_passes" ADD CONSTRAINT "lounge_passes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_passes" ADD CONSTRAINT "lounge_passes_plan_id_lounge_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."lounge_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_visits" ADD CONSTRAINT "lounge_visits_pass_no_lounge_passes_pass_no_fk" FOREIGN KEY ("pass_no") REFERENCES "public"."lounge_passes"("pass_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_visits" ADD CONSTRAINT "lounge_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounge_visits" ADD CONSTRAINT "lounge_visits_lounge_id_lounges_id_fk" FOREIGN KEY ("lounge_id") REFERENCES "public"."lounges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lounges" ADD CONSTRAINT "lounges_airport_id_airports_id_fk" FOREIGN KEY ("airport_id") REFERENCES "public"."airports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lounge_passes_member" ON "lounge_passes" USING btree ("member_id","expires_at");--> statement-breakpoint
CREATE INDEX "lounge_passes_to_tell" ON "lounge_passes" USING btree ("pass_no") WHERE "lounge_passes"."told_state" is distinct from "lounge_passes"."state";--> statement-breakpoint
CREATE INDEX "lounge_visits_member" ON "lounge_visits" USING btree ("member_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lounges_airport" ON "lounges" USING btree ("airport_id","sort");