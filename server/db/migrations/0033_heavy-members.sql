-- no-transaction
drop index concurrently if exists orders_of_member;
--> statement-breakpoint
create index concurrently if not exists orders_of_member on orders (member_id, created_at desc nulls last, order_no desc nulls first, state, kind, hidden_at, expires_at, held_until);
--> statement-breakpoint
drop index concurrently if exists receive_to_use;
--> statement-breakpoint
create index concurrently if not exists receive_to_use on receive_records (member_id, expires_at, id) where state = 'issued';
--> statement-breakpoint
-- the release before this one finds its rows by orders_of_member as well
drop index concurrently if exists orders_member;
