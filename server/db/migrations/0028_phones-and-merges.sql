CREATE TABLE "member_merges" (
	"loser_id" text PRIMARY KEY NOT NULL,
	"survivor_id" text NOT NULL,
	"request_key" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_merges_request" UNIQUE("survivor_id","request_key"),
	CONSTRAINT "member_merges_two" CHECK ("member_merges"."loser_id" <> "member_merges"."survivor_id")
);
--> statement-breakpoint
CREATE TABLE "phone_proofs" (
	"token_hash" text NOT NULL,
	"step" text NOT NULL,
	"mobile" text NOT NULL,
	"owner_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_proofs_token_hash_step_pk" PRIMARY KEY("token_hash","step"),
	CONSTRAINT "phone_proofs_step" CHECK ("phone_proofs"."step" in ('old','new') and ("phone_proofs"."step" = 'new') = ("phone_proofs"."owner_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "points_entries" DROP CONSTRAINT "points_entries_sign";--> statement-breakpoint
ALTER TABLE "points_entries" DROP CONSTRAINT "points_entries_covered";--> statement-breakpoint
ALTER TABLE "points_entries" DROP CONSTRAINT "points_entries_end";--> statement-breakpoint
ALTER TABLE "points_entries" DROP CONSTRAINT "points_entries_kind";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "partner_orders" ADD COLUMN "known_as" text;--> statement-breakpoint
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_loser_id_members_id_fk" FOREIGN KEY ("loser_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_merges" ADD CONSTRAINT "member_merges_survivor_id_members_id_fk" FOREIGN KEY ("survivor_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_merges_at" ON "member_merges" USING btree ("merged_at");--> statement-breakpoint
CREATE INDEX "phone_proofs_expiry" ON "phone_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_proofs_owner" ON "phone_proofs" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_merged_into" FOREIGN KEY ("merged_into") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_known_as_members_id_fk" FOREIGN KEY ("known_as") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_merged" ON "members" USING btree ("merged_into") WHERE "members"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_merged" CHECK ("members"."merged_into" is null or ("members"."merged_into" <> "members"."id" and "members"."deleted_at" is not null and "members"."mobile" is null));--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_sign" CHECK ("points_entries"."kind" in ('join','leave') or ("points_entries"."points" > 0) = ("points_entries"."kind" in ('earn','back')));--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_covered" CHECK ("points_entries"."balance_after" >= 0 or "points_entries"."kind" in ('revoke','earn','back','join','leave'));--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_end" CHECK (("points_entries"."kind" = 'earn' or ("points_entries"."kind" = 'join' and "points_entries"."points" > 0)) = ("points_entries"."ends_at" is not null));--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_kind" CHECK ("points_entries"."kind" in ('earn','spend','back','revoke','expire','join','leave'));