-- no-transaction
-- those that were removed before are due now; the release before looks at removed_at alone
update uploads set check_at = removed_at where removed_at is not null and check_at > removed_at;
--> statement-breakpoint
drop index concurrently if exists uploads_to_delete;
--> statement-breakpoint
create index concurrently if not exists uploads_to_delete on uploads (check_at) where removed_at is not null;
--> statement-breakpoint
drop index concurrently if exists uploads_removed;
