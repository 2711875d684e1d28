DROP INDEX "addresses_one_default";--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "area_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "addresses_deleted" ON "addresses" USING btree ("deleted_at") WHERE "addresses"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("member_id") WHERE "addresses"."is_default" and "addresses"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_request" UNIQUE("member_id","request_key");