CREATE TABLE "session_payers" (
	"token_hash" text NOT NULL,
	"app_id" text NOT NULL,
	"open_id" text NOT NULL,
	CONSTRAINT "session_payers_token_hash_app_id_pk" PRIMARY KEY("token_hash","app_id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_trades" ADD COLUMN "payer_open_id" text;--> statement-breakpoint
ALTER TABLE "session_payers" ADD CONSTRAINT "session_payers_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;