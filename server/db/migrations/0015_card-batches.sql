-- no-transaction
create table if not exists card_batches (
  id text primary key not null,
  name text not null,
  card_id text not null,
  count integer not null,
  first_no text not null,
  valid_until timestamp with time zone not null,
  recipient text not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  voided_at timestamp with time zone,
  void_reason text,
  constraint card_batches_first_no_unique unique (first_no),
  constraint card_batches_card_id_card_products_id_fk foreign key (card_id) references card_products (id),
  constraint card_batches_count check (count between 1 and 20000),
  constraint card_batches_voided check ((voided_at is null) = (void_reason is null))
);
--> statement-breakpoint
create index concurrently if not exists card_batches_made on card_batches (made_at, id);
--> statement-breakpoint
alter table card_codes add column if not exists batch_id text;
--> statement-breakpoint
alter table card_codes add column if not exists valid_until timestamp with time zone;
--> statement-breakpoint
alter table card_codes add column if not exists voided_at timestamp with time zone;
--> statement-breakpoint
alter table card_codes drop constraint if exists card_codes_batch_id_card_batches_id_fk;
--> statement-breakpoint
alter table card_codes add constraint card_codes_batch_id_card_batches_id_fk
  foreign key (batch_id) references card_batches (id) not valid;
--> statement-breakpoint
alter table card_codes validate constraint card_codes_batch_id_card_batches_id_fk;
--> statement-breakpoint
alter table card_codes drop constraint if exists card_codes_one_end;
--> statement-breakpoint
alter table card_codes add constraint card_codes_one_end check (used_at is null or voided_at is null) not valid;
--> statement-breakpoint
alter table card_codes validate constraint card_codes_one_end;
--> statement-breakpoint
drop index concurrently if exists card_codes_batch;
--> statement-breakpoint
create index concurrently if not exists card_codes_batch on card_codes (batch_id, used_at, card_no) where batch_id is not null;
--> statement-breakpoint
drop index concurrently if exists lottery_draws_to_send;
--> statement-breakpoint
create index concurrently if not exists lottery_draws_to_send on lottery_draws (claimed_at, id)
  where prize_kind = 'goods' and state = 'claimed';
--> statement-breakpoint
drop index concurrently if exists receive_parcels_to_send;
--> statement-breakpoint
create index concurrently if not exists receive_parcels_to_send on receive_parcels (claimed_at, receive_id)
  where state = 'claimed';
