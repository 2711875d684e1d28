-- no-transaction
drop index concurrently if exists orders_of_activity;
--> statement-breakpoint
create index concurrently if not exists orders_of_activity on orders (member_id, created_at) where distribution_activity_id is not null;
