CREATE TABLE "card_terms" (
	"id" text PRIMARY KEY NOT NULL,
	"member_card_id" text NOT NULL,
	"order_no" text,
	"printed_no" text,
	"validity_days" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_terms_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "card_terms_printed_no_unique" UNIQUE("printed_no"),
	CONSTRAINT "card_terms_one_after_another" UNIQUE("member_card_id","starts_at"),
	CONSTRAINT "card_terms_span" CHECK ("card_terms"."ends_at" > "card_terms"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "member_cards" DROP CONSTRAINT "member_cards_order_no_unique";--> statement-breakpoint
DROP INDEX "member_plates_included_once";--> statement-breakpoint
ALTER TABLE "member_plates" ADD COLUMN "term_id" text;--> statement-breakpoint
ALTER TABLE "card_terms" ADD CONSTRAINT "card_terms_member_card_id_member_cards_id_fk" FOREIGN KEY ("member_card_id") REFERENCES "public"."member_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_plates" ADD CONSTRAINT "member_plates_term_id_card_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."card_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A card ends with the last of its days in China, and its plates with it.
UPDATE "member_cards" SET "expires_at" = (date_trunc('day', "expires_at" at time zone 'Asia/Shanghai' + interval '1 day' - interval '1 microsecond') at time zone 'Asia/Shanghai') WHERE "expires_at" IS NOT NULL;--> statement-breakpoint
UPDATE "member_plates" SET "ends_at" = (date_trunc('day', "ends_at" at time zone 'Asia/Shanghai' + interval '1 day' - interval '1 microsecond') at time zone 'Asia/Shanghai');--> statement-breakpoint
-- Each card that is there has had one term.
INSERT INTO "card_terms" ("id", "member_card_id", "order_no", "printed_no", "validity_days", "starts_at", "ends_at", "created_at")
  SELECT c."id", c."id", c."order_no", k."card_no", p."validity_days", coalesce(c."activated_at", c."created_at"), c."expires_at", c."created_at"
  FROM "member_cards" c JOIN "card_products" p ON p."id" = c."card_id" LEFT JOIN "card_codes" k ON k."card_no" = c."card_no"
  WHERE c."expires_at" > coalesce(c."activated_at", c."created_at");--> statement-breakpoint
UPDATE "member_plates" m SET "term_id" = m."member_card_id"
  WHERE m."source" = 'included' AND EXISTS (SELECT FROM "card_terms" t WHERE t."id" = m."member_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_plates_included_once" ON "member_plates" USING btree ("term_id","plate_id") WHERE "member_plates"."source" = 'included';--> statement-breakpoint
ALTER TABLE "member_cards" DROP COLUMN "order_no";