CREATE TABLE "feedbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"channel_code" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"pictures" text[] NOT NULL,
	"contact" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"request_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedbacks_request" UNIQUE("member_id","request_key"),
	CONSTRAINT "feedbacks_kind" CHECK ("feedbacks"."kind" in ('fault','suggestion','service','other')),
	CONSTRAINT "feedbacks_pictures" CHECK (cardinality("feedbacks"."pictures") <= 9),
	CONSTRAINT "feedbacks_answer" CHECK (("feedbacks"."answer" is null) = ("feedbacks"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedbacks_member" ON "feedbacks" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedbacks_open" ON "feedbacks" USING btree ("created_at") WHERE "feedbacks"."answer" is null;