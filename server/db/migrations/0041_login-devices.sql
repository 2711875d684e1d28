CREATE TABLE "proven_devices" (
	"mobile" text NOT NULL,
	"device_hash" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proven_devices_mobile_device_hash_pk" PRIMARY KEY("mobile","device_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "app" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seen_on" date DEFAULT ((now() at time zone 'Asia/Shanghai')::date) NOT NULL;--> statement-breakpoint
CREATE INDEX "proven_devices_age" ON "proven_devices" USING btree ("proven_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");