-- no-transaction
-- merges of long ago are not looked at again
alter table member_merges add column if not exists look_at timestamp with time zone;
--> statement-breakpoint
-- the release before this one does not set it; safe to repeat
-- squawk-ignore prefer-robust-stmts
alter table member_merges alter column look_at set default now();
--> statement-breakpoint
update member_merges set look_at = now() where merged_at > now() - interval '1 day';
--> statement-breakpoint
drop index concurrently if exists member_merges_to_look_at;
--> statement-breakpoint
create index concurrently if not exists member_merges_to_look_at on member_merges (look_at) where look_at is not null;
