-- no-transaction
drop index concurrently if exists payments_to_ask;
--> statement-breakpoint
create index concurrently if not exists payments_to_ask on payments (coalesce(next_ask_at, created_at)) where state = 'created';
--> statement-breakpoint
drop index concurrently if exists parcels_to_watch;
--> statement-breakpoint
create index concurrently if not exists parcels_to_watch on parcels (watch_at) where watch = 'none' and signed_at is null;
--> statement-breakpoint
drop index concurrently if exists parcels_silent;
--> statement-breakpoint
create index concurrently if not exists parcels_silent on parcels (coalesce(asked_at, sent_at))
  where signed_at is null and watch in ('abort','shutdown');
--> statement-breakpoint
drop index concurrently if exists lounge_passes_due;
--> statement-breakpoint
create index concurrently if not exists lounge_passes_due on lounge_passes (coalesce(next_tell_at, '-infinity'), pass_no)
  where told_state is distinct from state;
--> statement-breakpoint
-- the release before this one finds its rows by the new ones as well
drop index concurrently if exists payments_open;
--> statement-breakpoint
drop index concurrently if exists parcels_moving;
--> statement-breakpoint
drop index concurrently if exists lounge_passes_to_tell;
