-- no-transaction
alter table privileges add column if not exists cost_fen integer;
--> statement-breakpoint
alter table privileges drop constraint if exists privileges_cost;
--> statement-breakpoint
-- a table of the catalogue: some thousand rows
-- squawk-ignore constraint-missing-not-valid
alter table privileges add constraint privileges_cost check (cost_fen >= 0);
--> statement-breakpoint
drop index concurrently if exists card_terms_ending;
--> statement-breakpoint
create index concurrently if not exists card_terms_ending on card_terms (ends_at, member_card_id);
--> statement-breakpoint
drop index concurrently if exists feedbacks_answered;
--> statement-breakpoint
create index concurrently if not exists feedbacks_answered on feedbacks (answered_at, id) where answer is not null;
--> statement-breakpoint
drop index concurrently if exists member_plates_ending;
--> statement-breakpoint
create index concurrently if not exists member_plates_ending on member_plates (ends_at, plate_id);
--> statement-breakpoint
drop index concurrently if exists receive_received;
--> statement-breakpoint
create index concurrently if not exists receive_received on receive_records (received_at);
--> statement-breakpoint
drop index concurrently if exists receive_outstanding;
--> statement-breakpoint
create index concurrently if not exists receive_outstanding on receive_records (privilege_id, expires_at) where state in ('processing','issued','refunding');
--> statement-breakpoint
drop index concurrently if exists visits_pages;
--> statement-breakpoint
create index concurrently if not exists visits_pages on visits (day, path) where kind = 'pv';
--> statement-breakpoint
drop index concurrently if exists orders_ended;
--> statement-breakpoint
create index concurrently if not exists orders_ended on orders (state, order_no) where state in ('unpaid','cancelled','closed','refunding','refunded');
