-- no-transaction
drop index concurrently if exists coupon_receives_held;
--> statement-breakpoint
create index concurrently if not exists coupon_receives_held on coupon_receives (member_id, state, expires_at, id, coupon_id);
--> statement-breakpoint
drop index concurrently if exists coupon_receives_used;
--> statement-breakpoint
create index concurrently if not exists coupon_receives_used on coupon_receives (member_id, coalesce(used_at, expires_at), id) where state = 'used';
--> statement-breakpoint
drop index concurrently if exists lottery_draws_of_prize;
--> statement-breakpoint
create index concurrently if not exists lottery_draws_of_prize on lottery_draws (lottery_id, prize_id, drawn_at) where prize_kind <> 'none';
--> statement-breakpoint
drop index concurrently if exists lottery_draws_unseen;
--> statement-breakpoint
create index concurrently if not exists lottery_draws_unseen on lottery_draws (member_id, lottery_id, drawn_at) where seen_at is null;
--> statement-breakpoint
drop index concurrently if exists orders_paid_by;
--> statement-breakpoint
create index concurrently if not exists orders_paid_by on orders (member_id, paid_at) where state = 'fulfilled';
--> statement-breakpoint
drop index concurrently if exists points_entries_sums;
--> statement-breakpoint
create index concurrently if not exists points_entries_sums on points_entries (member_id, channel_code, ends_at, points);
--> statement-breakpoint
-- the release before this one finds its rows by coupon_receives_held as well
drop index concurrently if exists coupon_receives_member;
--> statement-breakpoint
-- and by lottery_draws_won
drop index concurrently if exists lottery_draws_winners;
