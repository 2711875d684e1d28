-- no-transaction
drop index concurrently if exists member_cards_ending;
--> statement-breakpoint
create index concurrently if not exists member_cards_ending on member_cards (expires_at) where state = 'active';
--> statement-breakpoint
drop index concurrently if exists receive_ending;
--> statement-breakpoint
create index concurrently if not exists receive_ending on receive_records (expires_at) where state = 'issued';
--> statement-breakpoint
drop index concurrently if exists lottery_draws_to_claim;
--> statement-breakpoint
create index concurrently if not exists lottery_draws_to_claim on lottery_draws (claim_by) where state = 'won';
