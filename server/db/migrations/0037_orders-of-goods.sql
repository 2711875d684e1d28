CREATE INDEX "mall_products_sold" ON "mall_products" USING btree ("sold" DESC NULLS FIRST,"sort","id");--> statement-breakpoint
CREATE INDEX "mall_products_price" ON "mall_products" USING btree ("price_fen","sort","id");--> statement-breakpoint
CREATE INDEX "mall_products_new" ON "mall_products" USING btree ("created_at" DESC NULLS FIRST,"sort","id");