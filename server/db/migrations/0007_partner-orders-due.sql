DROP INDEX "partner_orders_due";--> statement-breakpoint
CREATE INDEX "partner_orders_due" ON "partner_orders" USING btree ("next_try_at") WHERE "partner_orders"."state" = 'refused';