-- no-transaction
-- now() is evaluated once, for all rows that are there: nothing is rewritten
alter table commissions add column if not exists check_at timestamp with time zone not null default now();
--> statement-breakpoint
-- now() is evaluated once, for all rows that are there: nothing is rewritten
alter table uploads add column if not exists check_at timestamp with time zone not null default now() + interval '1 day';
--> statement-breakpoint
drop index concurrently if exists activity_records_devices;
--> statement-breakpoint
create index concurrently if not exists activity_records_devices on activity_records (at) where visitor like 'd:%';
--> statement-breakpoint
drop index concurrently if exists assistant_conversations_visitors;
--> statement-breakpoint
create index concurrently if not exists assistant_conversations_visitors on assistant_conversations (said_at) where member_id is null;
--> statement-breakpoint
drop index concurrently if exists cart_merges_merged;
--> statement-breakpoint
create index concurrently if not exists cart_merges_merged on cart_merges (merged_at);
--> statement-breakpoint
drop index concurrently if exists commissions_to_check;
--> statement-breakpoint
create index concurrently if not exists commissions_to_check on commissions (check_at) where state = 'pending';
--> statement-breakpoint
drop index concurrently if exists lottery_draws_sent;
--> statement-breakpoint
create index concurrently if not exists lottery_draws_sent on lottery_draws (sent_at) where state = 'sent';
--> statement-breakpoint
drop index concurrently if exists lottery_entries_expiry;
--> statement-breakpoint
create index concurrently if not exists lottery_entries_expiry on lottery_entries (expires_at);
--> statement-breakpoint
drop index concurrently if exists uploads_to_check;
--> statement-breakpoint
create index concurrently if not exists uploads_to_check on uploads (check_at) where removed_at is null;
--> statement-breakpoint
drop index concurrently if exists order_lines_ticket_days;
--> statement-breakpoint
create index concurrently if not exists order_lines_ticket_days on order_lines (item_id) where kind = 'ticket';
--> statement-breakpoint
drop index concurrently if exists pay_notices_received;
--> statement-breakpoint
create index concurrently if not exists pay_notices_received on pay_notices (received_at);
--> statement-breakpoint
drop index concurrently if exists rate_hits_reset;
--> statement-breakpoint
create index concurrently if not exists rate_hits_reset on rate_hits (reset_at);
--> statement-breakpoint
drop index concurrently if exists sessions_expiry;
--> statement-breakpoint
create index concurrently if not exists sessions_expiry on sessions (expires_at);
--> statement-breakpoint
drop index concurrently if exists sms_codes_expiry;
--> statement-breakpoint
create index concurrently if not exists sms_codes_expiry on sms_codes (expires_at);
--> statement-breakpoint
drop index concurrently if exists staff_sessions_expiry;
--> statement-breakpoint
create index concurrently if not exists staff_sessions_expiry on staff_sessions (expires_at);
--> statement-breakpoint
drop index concurrently if exists staff_tries_last;
--> statement-breakpoint
create index concurrently if not exists staff_tries_last on staff_tries (last_at);
--> statement-breakpoint
drop index concurrently if exists tickets_day;
--> statement-breakpoint
create index concurrently if not exists tickets_day on tickets (day_id);
