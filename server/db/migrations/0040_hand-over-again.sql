-- no-transaction
alter table orders add column if not exists hand_over_tries integer not null default 0;
--> statement-breakpoint
alter table orders add column if not exists hand_over_at timestamp with time zone;
--> statement-breakpoint
drop index concurrently if exists orders_to_hand_over;
--> statement-breakpoint
create index concurrently if not exists orders_to_hand_over on orders (coalesce(hand_over_at, '-infinity'), paid_at)
  where state = 'paid' and kind <> 'partner';
--> statement-breakpoint
drop index concurrently if exists uploads_member;
--> statement-breakpoint
create index concurrently if not exists uploads_member on uploads (member_id);
