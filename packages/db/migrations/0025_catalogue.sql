CREATE TABLE "catalogue_imports" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"source_id" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"edition" text,
	"worker" text,
	"lease_expires_at" timestamp (3) with time zone,
	"read" integer DEFAULT 0 NOT NULL,
	"malformed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"retired" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "catalogue_imports_state_check" CHECK ("catalogue_imports"."state" in ('reading', 'publishing', 'published', 'rolled-back', 'failed')),
	CONSTRAINT "catalogue_imports_edition_check" CHECK (char_length("catalogue_imports"."edition") between 1 and 20000),
	CONSTRAINT "catalogue_imports_reason_check" CHECK (char_length("catalogue_imports"."reason") between 1 and 20000),
	CONSTRAINT "catalogue_imports_problems_check" CHECK (jsonb_typeof("catalogue_imports"."problems") = 'array'),
	CONSTRAINT "catalogue_imports_read_check" CHECK ("catalogue_imports"."read" >= 0),
	CONSTRAINT "catalogue_imports_malformed_check" CHECK ("catalogue_imports"."malformed" >= 0),
	CONSTRAINT "catalogue_imports_unchanged_check" CHECK ("catalogue_imports"."unchanged" >= 0),
	CONSTRAINT "catalogue_imports_added_check" CHECK ("catalogue_imports"."added" >= 0),
	CONSTRAINT "catalogue_imports_changed_check" CHECK ("catalogue_imports"."changed" >= 0),
	CONSTRAINT "catalogue_imports_retired_check" CHECK ("catalogue_imports"."retired" >= 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_products" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"source_id" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"brand" text,
	"price" numeric,
	"currency" text,
	"usual_price" numeric,
	"euros" double precision,
	"is_available" boolean NOT NULL,
	"product" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"engine_version" integer NOT NULL,
	"terms" "tsvector" NOT NULL,
	"shelf_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "catalogue_products_source_key" UNIQUE("source_id","key"),
	CONSTRAINT "catalogue_products_key_check" CHECK (char_length("catalogue_products"."key") between 1 and 500),
	CONSTRAINT "catalogue_products_digest_check" CHECK (char_length("catalogue_products"."digest") between 1 and 500),
	CONSTRAINT "catalogue_products_url_check" CHECK (char_length("catalogue_products"."url") between 1 and 2048),
	CONSTRAINT "catalogue_products_title_check" CHECK (char_length("catalogue_products"."title") between 1 and 500),
	CONSTRAINT "catalogue_products_brand_check" CHECK (char_length("catalogue_products"."brand") between 1 and 500),
	CONSTRAINT "catalogue_products_currency_check" CHECK (char_length("catalogue_products"."currency") between 3 and 3),
	CONSTRAINT "catalogue_products_price_check" CHECK ("catalogue_products"."price" >= 0),
	CONSTRAINT "catalogue_products_usual_price_check" CHECK ("catalogue_products"."usual_price" >= 0),
	CONSTRAINT "catalogue_products_euros_check" CHECK ("catalogue_products"."euros" >= 0),
	CONSTRAINT "catalogue_products_product_check" CHECK (jsonb_typeof("catalogue_products"."product") = 'object'),
	CONSTRAINT "catalogue_products_facts_check" CHECK (jsonb_typeof("catalogue_products"."facts") = 'object')
);
--> statement-breakpoint
CREATE TABLE "catalogue_shelves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_shelves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"color" text NOT NULL,
	"material" text NOT NULL,
	CONSTRAINT "catalogue_shelves_kind_key" UNIQUE("kind","color","material"),
	CONSTRAINT "catalogue_shelves_kind_check" CHECK (char_length("catalogue_shelves"."kind") between 0 and 500),
	CONSTRAINT "catalogue_shelves_color_check" CHECK (char_length("catalogue_shelves"."color") between 0 and 500),
	CONSTRAINT "catalogue_shelves_material_check" CHECK (char_length("catalogue_shelves"."material") between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "catalogue_sources" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"location" text NOT NULL,
	"imported_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_sources_name_key" UNIQUE("name"),
	CONSTRAINT "catalogue_sources_name_check" CHECK (char_length("catalogue_sources"."name") between 1 and 500),
	CONSTRAINT "catalogue_sources_location_check" CHECK (char_length("catalogue_sources"."location") between 1 and 2048),
	CONSTRAINT "catalogue_sources_format_check" CHECK ("catalogue_sources"."format" in ('google-xml', 'google-tsv', 'awin-csv', 'shopify', 'woocommerce', 'jsonl'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_staged" (
	"import_id" text NOT NULL,
	"key" text NOT NULL,
	"is_available" boolean NOT NULL,
	"entry" jsonb,
	CONSTRAINT "catalogue_staged_import_id_key_pk" PRIMARY KEY("import_id","key"),
	CONSTRAINT "catalogue_staged_key_check" CHECK (char_length("catalogue_staged"."key") between 1 and 500),
	CONSTRAINT "catalogue_staged_entry_check" CHECK (jsonb_typeof("catalogue_staged"."entry") = 'object')
);
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_source_id_catalogue_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."catalogue_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_source_id_catalogue_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."catalogue_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_products" ADD CONSTRAINT "catalogue_products_shelf_id_catalogue_shelves_id_fk" FOREIGN KEY ("shelf_id") REFERENCES "public"."catalogue_shelves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_staged" ADD CONSTRAINT "catalogue_staged_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_imports_running_key" ON "catalogue_imports" USING btree ("source_id") WHERE "catalogue_imports"."state" in ('reading', 'publishing');--> statement-breakpoint
CREATE INDEX "catalogue_imports_source_id_index" ON "catalogue_imports" USING btree ("source_id","created_at");--> statement-breakpoint
CREATE INDEX "catalogue_products_url_index" ON "catalogue_products" USING btree ("url");--> statement-breakpoint
CREATE INDEX "catalogue_products_shelf_index" ON "catalogue_products" USING btree ("shelf_id","euros") WHERE "catalogue_products"."retired_at" is null and "catalogue_products"."is_available";--> statement-breakpoint
CREATE INDEX "catalogue_products_terms_index" ON "catalogue_products" USING gin ("terms") WHERE "catalogue_products"."retired_at" is null and "catalogue_products"."is_available";--> statement-breakpoint
CREATE INDEX "catalogue_products_retired_index" ON "catalogue_products" USING btree ("retired_at") WHERE "catalogue_products"."retired_at" is not null;