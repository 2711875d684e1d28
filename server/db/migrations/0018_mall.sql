CREATE TABLE "freight_rules" (
	"template_id" text NOT NULL,
	"rule_no" integer NOT NULL,
	"area_codes" text[] NOT NULL,
	"delivers" boolean NOT NULL,
	"first_units" integer NOT NULL,
	"first_fen" integer NOT NULL,
	"more_units" integer NOT NULL,
	"more_fen" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "freight_rules_template_id_rule_no_pk" PRIMARY KEY("template_id","rule_no"),
	CONSTRAINT "freight_rules_units" CHECK ("freight_rules"."first_units" > 0 and "freight_rules"."more_units" > 0 and "freight_rules"."first_fen" >= 0 and "freight_rules"."more_fen" >= 0 and "freight_rules"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "freight_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"free_from_fen" integer,
	CONSTRAINT "freight_templates_kind" CHECK ("freight_templates"."kind" in ('count','weight'))
);
--> statement-breakpoint
CREATE TABLE "mall_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"sort" integer NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_products" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"pictures" text[] NOT NULL,
	"detail_html" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"axes" jsonb NOT NULL,
	"freight_template_id" text NOT NULL,
	"return_days" integer NOT NULL,
	"buy_limit" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean NOT NULL,
	"sort" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"grams" text[] NOT NULL,
	"price_fen" integer,
	"card_price_fen" integer,
	CONSTRAINT "mall_products_numbers" CHECK ("mall_products"."return_days" >= 0 and "mall_products"."buy_limit" >= 0 and "mall_products"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mall_skus" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"choices" text[] NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"price_fen" integer NOT NULL,
	"list_price_fen" integer NOT NULL,
	"card_price_fen" integer,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"weight_grams" integer NOT NULL,
	"on_sale" boolean NOT NULL,
	"channel_codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "mall_skus_stock" CHECK ("mall_skus"."stock" >= 0),
	CONSTRAINT "mall_skus_prices" CHECK ("mall_skus"."price_fen" > 0 and "mall_skus"."list_price_fen" >= "mall_skus"."price_fen" and "mall_skus"."card_price_fen" between 0 and "mall_skus"."price_fen" and "mall_skus"."weight_grams" > 0)
);
--> statement-breakpoint
ALTER TABLE "freight_rules" ADD CONSTRAINT "freight_rules_template_id_freight_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."freight_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_categories" ADD CONSTRAINT "mall_categories_parent_id_mall_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mall_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_products" ADD CONSTRAINT "mall_products_category_id_mall_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."mall_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_products" ADD CONSTRAINT "mall_products_freight_template_id_freight_templates_id_fk" FOREIGN KEY ("freight_template_id") REFERENCES "public"."freight_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_skus" ADD CONSTRAINT "mall_skus_product_id_mall_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."mall_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mall_products_grams" ON "mall_products" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "mall_products_category" ON "mall_products" USING btree ("category_id","sort");--> statement-breakpoint
CREATE INDEX "mall_products_sort" ON "mall_products" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "mall_skus_product" ON "mall_skus" USING btree ("product_id");