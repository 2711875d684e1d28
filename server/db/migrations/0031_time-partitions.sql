-- no-transaction
-- `visits` becomes a table partitioned by day (docs/adr/0102-time-partitions.md). The rows that are there stay where they are, as one
-- partition of all days until 31 days from now: no row is copied, and the sweep of the release before, which finds rows by their
-- place (ctid), meets them in one partition as long as that release may run.
create schema if not exists parts;
--> statement-breakpoint
do $$
begin
  if (select relkind from pg_class where oid = 'public.visits'::regclass) = 'r'
    and not exists (select from pg_constraint where conrelid = 'public.visits'::regclass and conname = 'visits_before_day')
  then
    execute format('alter table public.visits add constraint visits_before_day check (day < %L::date) not valid',
      greatest((select max(day) + 1 from public.visits), (now() at time zone 'Asia/Shanghai')::date + 31));
  end if;
end $$;
--> statement-breakpoint
-- scans the table beside its readers and writers: the swap below then has nothing to look at
do $$
begin
  if exists (select from pg_constraint where conrelid = 'public.visits'::regclass and conname = 'visits_before_day' and not convalidated)
  then
    alter table public.visits validate constraint visits_before_day;
  end if;
end $$;
--> statement-breakpoint
-- some milliseconds; one transaction, like each statement of this file
do $$
declare
  ends date;
begin
  if (select relkind from pg_class where oid = 'public.visits'::regclass) <> 'r' then
    return;
  end if;
  lock table public.visits in access exclusive mode;
  select substring(pg_get_constraintdef(oid) from '\d{4}-\d\d-\d\d')::date into strict ends
    from pg_constraint where conrelid = 'public.visits'::regclass and conname = 'visits_before_day';

  -- its indexes go with it
  alter sequence public.visits_id_seq owned by none;
  alter table public.visits drop constraint if exists visits_pkey;
  alter table public.visits rename to visits_before;
  alter table public.visits_before set schema parts;

  create table public.visits (like parts.visits_before including defaults) partition by range (day);
  alter sequence public.visits_id_seq owned by public.visits.id;
  create unique index visits_uv on public.visits (channel_code, device_id, day) where kind = 'uv';
  create index visits_day on public.visits (day, kind);
  create index visits_pages on public.visits (day, path) where kind = 'pv';
  create index visits_member on public.visits (member_id) where member_id is not null;
  create table parts.visits_default partition of public.visits default;

  if exists (select from parts.visits_before) then
    execute format('alter table public.visits attach partition parts.visits_before for values from (minvalue) to (%L)', ends);
    alter table parts.visits_before drop constraint visits_before_day;
  else
    drop table parts.visits_before;
  end if;
end $$;
