ALTER TABLE "mall_categories" ADD COLUMN "slogan" text;--> statement-breakpoint
ALTER TABLE "mall_categories" ADD COLUMN "banner" text;