-- no-transaction
drop index concurrently if exists merchants_brand;
--> statement-breakpoint
create index concurrently if not exists merchants_brand on merchants (brand_id);
--> statement-breakpoint
drop index concurrently if exists merchants_place;
--> statement-breakpoint
create index concurrently if not exists merchants_place on merchants (lat, lng);
--> statement-breakpoint
drop index concurrently if exists merchants_best;
--> statement-breakpoint
create index concurrently if not exists merchants_best on merchants (rating desc nulls first, id);
