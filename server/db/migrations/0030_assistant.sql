CREATE TABLE "assistant_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"visitor_hash" text,
	"channel_code" text NOT NULL,
	"state" text DEFAULT 'bot' NOT NULL,
	"order_no" text,
	"title" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_conversations_owner" CHECK (("assistant_conversations"."member_id" is null) <> ("assistant_conversations"."visitor_hash" is null)),
	CONSTRAINT "assistant_conversations_state" CHECK ("assistant_conversations"."state" in ('bot','waiting','human','resolved')),
	CONSTRAINT "assistant_conversations_order" CHECK ("assistant_conversations"."order_no" is null or "assistant_conversations"."member_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "assistant_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"channel_codes" text[] NOT NULL,
	"terms" "tsvector" NOT NULL,
	"length" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"conversation_id" text NOT NULL,
	"sender" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'done' NOT NULL,
	"found" boolean DEFAULT true NOT NULL,
	"sources" jsonb DEFAULT '[]' NOT NULL,
	"suggestions" text[] DEFAULT '{}' NOT NULL,
	"good" boolean,
	"reason" text,
	"request_key" text,
	"held_until" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_messages_request" UNIQUE("conversation_id","request_key","sender"),
	CONSTRAINT "assistant_messages_sender" CHECK ("assistant_messages"."sender" in ('asker','bot','human','notice')),
	CONSTRAINT "assistant_messages_state" CHECK ("assistant_messages"."state" = 'done' or ("assistant_messages"."sender" = 'bot' and "assistant_messages"."state" in ('writing','stopped','failed','withdrawn'))),
	CONSTRAINT "assistant_messages_writing" CHECK (("assistant_messages"."state" = 'writing') = ("assistant_messages"."held_until" is not null)),
	CONSTRAINT "assistant_messages_rated" CHECK ("assistant_messages"."good" is null or "assistant_messages"."sender" = 'bot')
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"other_words" text[] DEFAULT '{}' NOT NULL,
	"body" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"link_text" text DEFAULT '' NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_conversation_id_assistant_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."assistant_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_conversations_member" ON "assistant_conversations" USING btree ("member_id","channel_code","said_at");--> statement-breakpoint
CREATE INDEX "assistant_conversations_said" ON "assistant_conversations" USING btree ("said_at");--> statement-breakpoint
CREATE INDEX "assistant_conversations_desk" ON "assistant_conversations" USING btree ("said_at") WHERE "assistant_conversations"."state" in ('waiting','human');--> statement-breakpoint
CREATE INDEX "assistant_documents_terms" ON "assistant_documents" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "assistant_messages_talk" ON "assistant_messages" USING btree ("conversation_id","seq");