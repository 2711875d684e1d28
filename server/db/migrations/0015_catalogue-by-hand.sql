CREATE TABLE "catalogue_hand_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"property" text NOT NULL,
	"before" jsonb NOT NULL,
	"value" jsonb NOT NULL,
	"staff_name" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_hand_changes_property" UNIQUE("kind","item_id","property")
);
