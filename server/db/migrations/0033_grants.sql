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
ALTER TABLE "activities" DROP CONSTRAINT "activities_kind";--> statement-breakpoint
ALTER TABLE "grant_codes" ADD CONSTRAINT "grant_codes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_codes" ADD CONSTRAINT "grant_codes_used_by_members_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_invitations" ADD CONSTRAINT "grant_invitations_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_invitations" ADD CONSTRAINT "grant_invitations_claimed_by_members_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_lines" ADD CONSTRAINT "grant_lines_member_card_id_member_cards_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_lines" ADD CONSTRAINT "grant_lines_receive_id_receive_records_id_fk" FOREIGN KEY ("receive_id") REFERENCES "public"."receive_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_lines" ADD CONSTRAINT "grant_lines_gain" FOREIGN KEY ("activity_id","member_id") REFERENCES "public"."activity_gains"("activity_id","member_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "grant_codes_user" ON "grant_codes" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "grant_invitations_claimer" ON "grant_invitations" USING btree ("claimed_by","activity_id");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_kind" CHECK ("activities"."kind" in ('paid','gift','sign','distribution','code','directed','unique','cards'));