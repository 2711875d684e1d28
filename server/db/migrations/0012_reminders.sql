CREATE TABLE "reminder_grants" (
	"member_id" text NOT NULL,
	"template_id" text NOT NULL,
	"left" integer NOT NULL,
	"request_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_grants_member_id_template_id_pk" PRIMARY KEY("member_id","template_id"),
	CONSTRAINT "reminder_grants_left" CHECK ("reminder_grants"."left" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"key" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"words" jsonb NOT NULL,
	"page" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"channel" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "reminders_state" CHECK ("reminders"."state" in ('waiting','sending','sent','refused','failed','skipped'))
);
--> statement-breakpoint
CREATE TABLE "reminders_off" (
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminders_off_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
ALTER TABLE "reminder_grants" ADD CONSTRAINT "reminder_grants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders_off" ADD CONSTRAINT "reminders_off_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at") WHERE "reminders"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reminders_member" ON "reminders" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reminders_created" ON "reminders" USING btree ("created_at");
