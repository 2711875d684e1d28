-- Good for two minutes, so a crash may take them: whoever has one draws another.
CREATE UNLOGGED TABLE "puzzle_proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "puzzles" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"answer" integer NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "puzzle_proofs_expiry" ON "puzzle_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "puzzles_expiry" ON "puzzles" USING btree ("expires_at");