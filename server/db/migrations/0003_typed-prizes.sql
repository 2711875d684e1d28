ALTER TABLE "receive_records" ADD COLUMN "prize_kind" text;--> statement-breakpoint
ALTER TABLE "receive_records" ADD COLUMN "won_receive_id" text;