-- no-transaction
create table if not exists receiver_sealing (
  one boolean primary key default true not null,
  since timestamp with time zone,
  constraint receiver_sealing_one check (one)
);
--> statement-breakpoint
-- where nobody has ever been, no release before this one has to read what is written
insert into receiver_sealing (since)
select case when not exists (select 1 from members) and not exists (select 1 from orders) then now() end
on conflict do nothing;
--> statement-breakpoint
-- numbers that are stored plain, which the job `seal receivers` seals once the row above says so; empty afterwards
drop index concurrently if exists orders_plain_phone;
--> statement-breakpoint
create index concurrently if not exists orders_plain_phone on orders (order_no) where not starts_with(address ->> 'mobile', 'sealed:');
--> statement-breakpoint
drop index concurrently if exists addresses_plain_phone;
--> statement-breakpoint
create index concurrently if not exists addresses_plain_phone on addresses (id) where not starts_with(mobile, 'sealed:');
--> statement-breakpoint
drop index concurrently if exists receive_parcels_plain_phone;
--> statement-breakpoint
create index concurrently if not exists receive_parcels_plain_phone on receive_parcels (receive_id) where not starts_with(address ->> 'mobile', 'sealed:');
--> statement-breakpoint
drop index concurrently if exists lottery_draws_plain_phone;
--> statement-breakpoint
create index concurrently if not exists lottery_draws_plain_phone on lottery_draws (id) where not starts_with(address ->> 'mobile', 'sealed:');
