CREATE TABLE "distributor_trusts" (
	"channel_code" text NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distributor_trusts_channel_code_member_id_pk" PRIMARY KEY("channel_code","member_id")
);
--> statement-breakpoint
ALTER TABLE "sms_codes" DROP CONSTRAINT "sms_codes_mobile_scene_pk";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "other_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_mobile_scene_asker_pk" PRIMARY KEY("mobile","scene","asker");--> statement-breakpoint
ALTER TABLE "distributor_trusts" ADD CONSTRAINT "distributor_trusts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distributor_trusts_member" ON "distributor_trusts" USING btree ("member_id");--> statement-breakpoint
-- whom a distributor has brought by its own name for them before this rule was there
INSERT INTO "distributor_trusts" ("channel_code", "member_id")
	SELECT "channel_code", "member_id" FROM "partner_users"
	WHERE "channel_code" IN ('main', 'candy', 'jinjiang', 'lvyun', 'yanglao') ON CONFLICT DO NOTHING;
