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
--> statement-breakpoint
create table if not exists mall_search_terms (
  product_id text primary key
    constraint mall_search_terms_product_id_mall_products_id_fk references mall_products (id) on delete cascade,
  grams text[] not null
);
--> statement-breakpoint
create or replace function copy_mall_search_terms() returns trigger language plpgsql as $$
begin
  insert into mall_search_terms (product_id, grams) values (new.id, new.grams)
  on conflict (product_id) do update set grams = excluded.grams where mall_search_terms.grams <> excluded.grams;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger copy_mall_search_terms after insert or update of grams on mall_products
  for each row execute function copy_mall_search_terms();
--> statement-breakpoint
-- what is written from here on comes by the trigger
insert into mall_search_terms (product_id, grams) select id, grams from mall_products on conflict (product_id) do nothing;
--> statement-breakpoint
drop index concurrently if exists mall_search_terms_grams;
--> statement-breakpoint
create index concurrently if not exists mall_search_terms_grams on mall_search_terms using gin (grams) with (fastupdate = off);
--> statement-breakpoint
-- the release before this one still finds everything, goods by goods, as long as it runs
drop index concurrently if exists mall_products_grams;
