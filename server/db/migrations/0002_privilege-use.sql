ALTER TABLE "privileges" ADD COLUMN "birthday" text;--> statement-breakpoint
ALTER TABLE "privileges" ADD COLUMN "weekdays" integer[];--> statement-breakpoint
-- the column is new: no row has to be looked at
ALTER TABLE "privileges" ADD CONSTRAINT "privileges_birthday" CHECK ("privileges"."birthday" in ('day','month')) NOT VALID;
