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
	CONSTRAINT "activities_kind" CHECK ("activities"."kind" in ('paid','gift','sign','distribution')),
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
	CONSTRAINT "activity_records_once" UNIQUE("activity_id","kind","visitor")
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
ALTER TABLE "activity_gains" ADD CONSTRAINT "activity_gains_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_gains" ADD CONSTRAINT "activity_gains_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_gains" ADD CONSTRAINT "activity_gains_member_card_id_member_cards_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_items" ADD CONSTRAINT "activity_items_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_records" ADD CONSTRAINT "activity_records_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_records_distributor" ON "activity_records" USING btree ("distributor","activity_id");--> statement-breakpoint
CREATE INDEX "sandbox_chat_messages_serial" ON "sandbox_chat_messages" USING btree ("serial","id");