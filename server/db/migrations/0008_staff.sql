CREATE TABLE "staff_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"sealed_totp" "bytea",
	"totp_step" bigint,
	"store_ids" text[] DEFAULT '{}' NOT NULL,
	"sight_ids" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_accounts_name_unique" UNIQUE("name"),
	CONSTRAINT "staff_accounts_role" CHECK ("staff_accounts"."role" in ('owner','manager','service','warehouse','finance','shop','gate'))
);
--> statement-breakpoint
CREATE TABLE "staff_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"role" text NOT NULL,
	"act" text NOT NULL,
	"about_kind" text,
	"about_id" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text,
	"request_key" text,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "staff_acts_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"fails" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_accounts_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_acts_about" ON "staff_acts" USING btree ("about_kind","about_id","id");--> statement-breakpoint
CREATE INDEX "staff_acts_staff" ON "staff_acts" USING btree ("staff_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_acts_request" ON "staff_acts" USING btree ("staff_id","request_key") WHERE "staff_acts"."request_key" is not null;--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE FUNCTION "staff_acts_only_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'staff_acts: rows are only added';
END $$;
--> statement-breakpoint
CREATE TRIGGER "staff_acts_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_acts" FOR EACH STATEMENT EXECUTE FUNCTION "staff_acts_only_added"();
