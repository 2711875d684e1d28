CREATE TABLE "virtual_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "virtual_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"event" text NOT NULL,
	"out_trade_no" text,
	"order_no" text,
	"answer" jsonb,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "virtual_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "sandbox_virtual_orders" ADD COLUMN "by_apple" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_virtual_orders" ADD COLUMN "refund_times" jsonb DEFAULT '{}'::jsonb NOT NULL;