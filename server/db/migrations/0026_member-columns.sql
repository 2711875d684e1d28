-- no-transaction
drop index concurrently if exists card_codes_user;
--> statement-breakpoint
create index concurrently if not exists card_codes_user on card_codes (used_by) where used_by is not null;
--> statement-breakpoint
drop index concurrently if exists cart_merges_member;
--> statement-breakpoint
create index concurrently if not exists cart_merges_member on cart_merges (member_id);
--> statement-breakpoint
drop index concurrently if exists lottery_shares_member;
--> statement-breakpoint
create index concurrently if not exists lottery_shares_member on lottery_shares (member_id);
--> statement-breakpoint
drop index concurrently if exists partner_orders_member;
--> statement-breakpoint
create index concurrently if not exists partner_orders_member on partner_orders (member_id);
--> statement-breakpoint
drop index concurrently if exists partner_orders_known_as;
--> statement-breakpoint
create index concurrently if not exists partner_orders_known_as on partner_orders (known_as) where known_as is not null;
--> statement-breakpoint
drop index concurrently if exists visits_member;
--> statement-breakpoint
create index concurrently if not exists visits_member on visits (member_id) where member_id is not null;
