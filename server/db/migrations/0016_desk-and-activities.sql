-- no-transaction
alter table assistant_conversations add column if not exists waits_since timestamp with time zone;
--> statement-breakpoint
alter table assistant_conversations add column if not exists agent_id text;
--> statement-breakpoint
alter table assistant_conversations add column if not exists agent_name text;
--> statement-breakpoint
alter table assistant_conversations add column if not exists closed_at timestamp with time zone;
--> statement-breakpoint
alter table assistant_messages add column if not exists agent_id text;
--> statement-breakpoint
alter table assistant_messages add column if not exists agent_name text;
--> statement-breakpoint
alter table commission_accounts add column if not exists payable_since timestamp with time zone;
--> statement-breakpoint
drop index concurrently if exists assistant_conversations_waiting;
--> statement-breakpoint
create index concurrently if not exists assistant_conversations_waiting on assistant_conversations (coalesce(waits_since, said_at), id) where state = 'waiting';
--> statement-breakpoint
drop index concurrently if exists assistant_conversations_served;
--> statement-breakpoint
create index concurrently if not exists assistant_conversations_served on assistant_conversations (agent_id, said_at, id) where state = 'human';
--> statement-breakpoint
drop index concurrently if exists assistant_conversations_closed;
--> statement-breakpoint
create index concurrently if not exists assistant_conversations_closed on assistant_conversations (closed_at, id) where closed_at is not null;
--> statement-breakpoint
drop index concurrently if exists commission_accounts_payable;
--> statement-breakpoint
create index concurrently if not exists commission_accounts_payable on commission_accounts (settled_fen, member_id, channel_code) where settled_fen > 0;
--> statement-breakpoint
drop index concurrently if exists commission_accounts_payable_since;
--> statement-breakpoint
create index concurrently if not exists commission_accounts_payable_since on commission_accounts (payable_since) where settled_fen > 0;
--> statement-breakpoint
drop index concurrently if exists commissions_latest;
--> statement-breakpoint
create index concurrently if not exists commissions_latest on commissions (state, booked_at, order_no);
--> statement-breakpoint
drop index concurrently if exists lottery_draws_counts;
--> statement-breakpoint
create index concurrently if not exists lottery_draws_counts on lottery_draws (lottery_id, prize_id, state);
--> statement-breakpoint
drop index concurrently if exists lottery_draws_won;
--> statement-breakpoint
create index concurrently if not exists lottery_draws_won on lottery_draws (lottery_id, drawn_at, id) where prize_kind <> 'none';
--> statement-breakpoint
drop index concurrently if exists questionnaire_responses_latest;
--> statement-breakpoint
create index concurrently if not exists questionnaire_responses_latest on questionnaire_responses (questionnaire_id, done_at, member_id) where state = 'done';
--> statement-breakpoint
drop index concurrently if exists commission_entries_payouts;
--> statement-breakpoint
create index concurrently if not exists commission_entries_payouts on commission_entries (at, source) where kind = 'payout';
