-- no-transaction
drop index concurrently if exists pm_of_merchant;
--> statement-breakpoint
create index concurrently if not exists pm_of_merchant on privilege_merchants (merchant_id, privilege_id);
--> statement-breakpoint
-- the release before this one finds its rows by pm_of_merchant as well
drop index concurrently if exists pm_merchant;
