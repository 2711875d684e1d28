CREATE TABLE "waiting_places" (
	"sku_id" text NOT NULL,
	"member_id" text NOT NULL,
	"place" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"request_key" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"admitted_at" timestamp with time zone,
	"ordered_at" timestamp with time zone,
	CONSTRAINT "waiting_places_member_id_sku_id_pk" PRIMARY KEY("member_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "waiting_rooms" (
	"sku_id" text PRIMARY KEY NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"last_place" bigint DEFAULT 0 NOT NULL,
	"ended_place" bigint DEFAULT 0 NOT NULL,
	"advanced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_rooms" ADD CONSTRAINT "waiting_rooms_sku_id_mall_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."mall_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_places_line" ON "waiting_places" USING btree ("sku_id","place") WHERE "waiting_places"."admitted_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_places_admitted" ON "waiting_places" USING btree ("sku_id","admitted_at") WHERE "waiting_places"."admitted_at" is not null;--> statement-breakpoint
CREATE INDEX "waiting_places_joined" ON "waiting_places" USING btree ("joined_at");--> statement-breakpoint
CREATE INDEX "waiting_rooms_closed" ON "waiting_rooms" USING btree ("closes_at");