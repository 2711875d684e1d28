CREATE TABLE "catalogue_applications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"taken_away" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_restocks" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"mark" text NOT NULL,
	"added" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_restocks_kind_item_id_mark_pk" PRIMARY KEY("kind","item_id","mark")
);
