CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"mime" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_once" UNIQUE("member_id","sha256"),
	CONSTRAINT "uploads_mime" CHECK ("uploads"."mime" in ('image/png','image/jpeg','image/webp'))
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;