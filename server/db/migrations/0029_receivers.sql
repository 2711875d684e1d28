-- no-transaction
alter table orders add column if not exists receiver_mac text;
--> statement-breakpoint
drop index concurrently if exists orders_receiver;
--> statement-breakpoint
create index concurrently if not exists orders_receiver on orders (receiver_mac, order_no) where receiver_mac is not null;
--> statement-breakpoint
-- those of before, which the job `hash receivers` fills; empty afterwards
drop index concurrently if exists orders_receiver_due;
--> statement-breakpoint
create index concurrently if not exists orders_receiver_due on orders (order_no) where (address is null) <> (receiver_mac is null);
