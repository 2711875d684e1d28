CREATE TABLE "mini_codes" (
	"scene" text PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"mime" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mini_codes_used" ON "mini_codes" USING btree ("used_at");