-- no-transaction
-- characters of a text, in small letters, alone (if shortest is 1) and in pairs of neighbours: whatever contains a text has all of its pairs
create or replace function search_pairs(words text, shortest integer) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(low, place, size)), '{}')
  from (select lower(words) as low) small, generate_series(1, length(low)) place, generate_series(shortest, 2) size
  where place + size - 1 <= length(low)
$$;
--> statement-breakpoint
create table if not exists merchant_search_terms (
  merchant_id text primary key
    constraint merchant_search_terms_merchant_id_merchants_id_fk references merchants (id) on delete cascade,
  pairs text[] not null
);
--> statement-breakpoint
create or replace function copy_merchant_search_terms() returns trigger language plpgsql as $$
begin
  insert into merchant_search_terms (merchant_id, pairs) values (new.id, search_pairs(new.name || E'\n' || new.address, 1))
  on conflict (merchant_id) do update set pairs = excluded.pairs where merchant_search_terms.pairs <> excluded.pairs;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger copy_merchant_search_terms after insert or update of name, address on merchants
  for each row execute function copy_merchant_search_terms();
--> statement-breakpoint
-- what is written from here on comes by the trigger
insert into merchant_search_terms (merchant_id, pairs) select id, search_pairs(name || E'\n' || address, 1) from merchants on conflict (merchant_id) do nothing;
--> statement-breakpoint
drop index concurrently if exists merchant_search_terms_pairs;
--> statement-breakpoint
create index concurrently if not exists merchant_search_terms_pairs on merchant_search_terms using gin (pairs) with (fastupdate = off);
