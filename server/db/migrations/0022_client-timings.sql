CREATE TABLE "client_timings" (
	"release" text NOT NULL,
	"platform" text NOT NULL,
	"name" text NOT NULL,
	"step" integer NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_timings_release_platform_name_step_pk" PRIMARY KEY("release","platform","name","step")
);
--> statement-breakpoint
CREATE INDEX "client_timings_last" ON "client_timings" USING btree ("last_at");
