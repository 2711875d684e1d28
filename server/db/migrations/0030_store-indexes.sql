CREATE INDEX "merchants_brand" ON "merchants" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "merchants_place" ON "merchants" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "merchants_best" ON "merchants" USING btree ("rating" DESC NULLS FIRST,"id");