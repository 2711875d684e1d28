CREATE TABLE "cart_lines" (
	"member_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"chosen" boolean DEFAULT true NOT NULL,
	"seen_fen" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_key" text,
	CONSTRAINT "cart_lines_member_id_sku_id_pk" PRIMARY KEY("member_id","sku_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "cart_merges" (
	"guest_cart_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"left_out" text[] NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "card_off_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_id_mall_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."mall_skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_merges" ADD CONSTRAINT "cart_merges_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_card_off" CHECK ("order_lines"."card_off_fen" between 0 and "order_lines"."discount_fen");