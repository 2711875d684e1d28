-- no-transaction
create table if not exists goods_on_the_way (
  kind text not null,
  id text not null,
  order_no text,
  member_id text not null,
  constraint goods_on_the_way_id_kind_pk primary key (id, kind),
  constraint goods_on_the_way_kind check (kind in ('shipment', 'gift'))
);
--> statement-breakpoint
drop index concurrently if exists goods_on_the_way_member;
--> statement-breakpoint
create index concurrently if not exists goods_on_the_way_member on goods_on_the_way (member_id, order_no);
--> statement-breakpoint
-- the order is locked until the shipment is committed: an account that is merged meanwhile takes both, or waits
create or replace function note_shipment_on_the_way() returns trigger language plpgsql as $$
begin
  if new.state not in ('booked', 'packing', 'sent') then
    delete from goods_on_the_way where kind = 'shipment' and id = new.order_no;
  elsif tg_op = 'INSERT' or old.state not in ('booked', 'packing', 'sent') then
    insert into goods_on_the_way (kind, id, order_no, member_id)
    select 'shipment', o.order_no, o.order_no, o.member_id from orders o where o.order_no = new.order_no for share
    on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function note_gift_on_the_way() returns trigger language plpgsql as $$
begin
  if new.state not in ('claimed', 'sent') then
    delete from goods_on_the_way where kind = 'gift' and id = new.receive_id;
  elsif tg_op = 'INSERT' or old.state not in ('claimed', 'sent') then
    insert into goods_on_the_way (kind, id, order_no, member_id)
    select 'gift', r.id, r.order_no, r.member_id from receive_records r where r.id = new.receive_id for share
    on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function move_shipment_on_the_way() returns trigger language plpgsql as $$
begin
  update goods_on_the_way set member_id = new.member_id where kind = 'shipment' and id = new.order_no;
  return null;
end $$;
--> statement-breakpoint
create or replace function move_gift_on_the_way() returns trigger language plpgsql as $$
begin
  update goods_on_the_way set member_id = new.member_id where kind = 'gift' and id = new.id;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger note_shipment_on_the_way after insert or update of state on shipments
  for each row execute function note_shipment_on_the_way();
--> statement-breakpoint
create or replace trigger note_gift_on_the_way after insert or update of state on receive_parcels
  for each row execute function note_gift_on_the_way();
--> statement-breakpoint
create or replace trigger move_shipment_on_the_way after update of member_id on orders
  for each row execute function move_shipment_on_the_way();
--> statement-breakpoint
create or replace trigger move_gift_on_the_way after update of member_id on receive_records
  for each row execute function move_gift_on_the_way();
--> statement-breakpoint
-- what is written from here on comes by the triggers; what is on its way already, by short transactions that lock what they read
do $$
declare
  shipped text[] := array(
    select order_no from shipments where state in ('booked', 'packing') union all select order_no from shipments where state = 'sent');
  gifts text[] := array(
    select receive_id from receive_parcels where state = 'claimed' union all select receive_id from receive_parcels where state = 'sent');
begin
  for place in 1 .. cardinality(shipped) by 1000 loop
    insert into goods_on_the_way (kind, id, order_no, member_id)
    select 'shipment', o.order_no, o.order_no, o.member_id from shipments s join orders o on o.order_no = s.order_no
    where s.order_no = any(shipped[place : place + 999]) and s.state in ('booked', 'packing', 'sent') for share
    on conflict do nothing;
    commit;
  end loop;
  for place in 1 .. cardinality(gifts) by 1000 loop
    insert into goods_on_the_way (kind, id, order_no, member_id)
    select 'gift', r.id, r.order_no, r.member_id from receive_parcels x join receive_records r on r.id = x.receive_id
    where x.receive_id = any(gifts[place : place + 999]) and x.state in ('claimed', 'sent') for share
    on conflict do nothing;
    commit;
  end loop;
end $$;
--> statement-breakpoint
drop index concurrently if exists receive_of_member;
--> statement-breakpoint
create index concurrently if not exists receive_of_member on receive_records (member_id, received_at desc nulls last, state, expires_at, order_no);
--> statement-breakpoint
drop index concurrently if exists receive_credited;
--> statement-breakpoint
create index concurrently if not exists receive_credited on receive_records (member_id, expires_at, id)
  where state = 'issued' and account is not null and code is null;
--> statement-breakpoint
-- the release before this one finds its rows by receive_of_member as well
drop index concurrently if exists receive_member;
--> statement-breakpoint
drop index concurrently if exists orders_saved;
--> statement-breakpoint
create index concurrently if not exists orders_saved on orders (member_id, paid_at) where discount_fen > 0;
