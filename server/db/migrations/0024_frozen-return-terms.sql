ALTER TABLE "order_lines" ADD COLUMN "return_terms" jsonb DEFAULT '{"rule":"service"}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "order_lines" l SET "return_terms" = CASE l."kind"
  WHEN 'sku' THEN jsonb_build_object('rule', 'days', 'days', coalesce((
    SELECT p."return_days" FROM "mall_skus" k JOIN "mall_products" p ON p."id" = k."product_id" WHERE k."id" = l."item_id"), 0))
  WHEN 'ticket' THEN '{"rule":"visitors"}'::jsonb
  ELSE '{"rule":"unused"}'::jsonb END
WHERE l."kind" <> 'partner';
