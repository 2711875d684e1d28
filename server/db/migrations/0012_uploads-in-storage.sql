CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_totals" (
	"member_id" text PRIMARY KEY NOT NULL,
	"pictures" integer NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "upload_totals_pictures" CHECK ("upload_totals"."pictures" between 0 and 60),
	CONSTRAINT "upload_totals_bytes" CHECK ("upload_totals"."bytes" between 0 and 20971520)
);
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_once";--> statement-breakpoint
-- What was uploaded before stays for those who wear it; what nobody uses would be swept a day later.
DELETE FROM "uploads" WHERE "bytes" = '' OR NOT EXISTS (
	SELECT FROM "members" WHERE "members"."id" = "uploads"."member_id" AND "members"."avatar" = '/assets/uploads/' || "uploads"."id"
);--> statement-breakpoint
INSERT INTO "stored_files" ("key", "bytes") SELECT "id", "bytes" FROM "uploads";--> statement-breakpoint
INSERT INTO "upload_totals" ("member_id", "pictures", "bytes") SELECT "member_id", 1, octet_length("bytes") FROM "uploads";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "size" integer;--> statement-breakpoint
UPDATE "uploads" SET "size" = octet_length("bytes");--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "size" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "upload_totals" ADD CONSTRAINT "upload_totals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_once" ON "uploads" USING btree ("member_id","sha256") WHERE "uploads"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_removed" ON "uploads" USING btree ("removed_at") WHERE "uploads"."removed_at" is not null;--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "bytes";--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_size" CHECK ("uploads"."size" > 0);