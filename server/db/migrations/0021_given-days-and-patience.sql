ALTER TABLE "after_sales" ADD COLUMN "patience" jsonb;--> statement-breakpoint
ALTER TABLE "card_terms" ADD COLUMN "given_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_plates" ADD COLUMN "given_days" integer DEFAULT 0 NOT NULL;