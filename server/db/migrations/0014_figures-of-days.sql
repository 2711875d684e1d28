-- no-transaction
drop index concurrently if exists members_created;
--> statement-breakpoint
create index concurrently if not exists members_created on members (created_at);
--> statement-breakpoint
drop index concurrently if exists payments_paid;
--> statement-breakpoint
create index concurrently if not exists payments_paid on payments (paid_at) where paid_at is not null;
--> statement-breakpoint
drop index concurrently if exists refunds_done;
--> statement-breakpoint
create index concurrently if not exists refunds_done on refunds (done_at) where state = 'done';
