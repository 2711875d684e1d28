CREATE TABLE "client_faults" (
	"release" text NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"path" text NOT NULL,
	"platform" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_faults_release_fingerprint_pk" PRIMARY KEY("release","fingerprint")
);
--> statement-breakpoint
CREATE INDEX "client_faults_last" ON "client_faults" USING btree ("last_at" DESC NULLS LAST);