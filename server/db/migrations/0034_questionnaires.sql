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
ALTER TABLE "questionnaire_responses" ADD CONSTRAINT "questionnaire_responses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD CONSTRAINT "questionnaire_responses_version" FOREIGN KEY ("questionnaire_id","version") REFERENCES "public"."questionnaire_versions"("questionnaire_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_versions" ADD CONSTRAINT "questionnaire_versions_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_responses_of" ON "questionnaire_responses" USING btree ("questionnaire_id","state");