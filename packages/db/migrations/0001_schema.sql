CREATE TABLE "comparisons" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"request_id" text,
	"original_url" text NOT NULL,
	"dupe_url" text NOT NULL,
	"original_description" text,
	"dupe_description" text,
	"similarity_score" integer,
	"similarities" text[] DEFAULT '{}'::text[] NOT NULL,
	"differences" text[] DEFAULT '{}'::text[] NOT NULL,
	"original_materials" text[] DEFAULT '{}'::text[] NOT NULL,
	"dupe_materials" text[] DEFAULT '{}'::text[] NOT NULL,
	"original_composition" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dupe_composition" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"material_comparison" text,
	"original_location" text,
	"dupe_location" text,
	"location_comparison" text,
	"price_recommendation" text,
	"price_reasoning" text,
	"price_analysis" text,
	"when_to_buy_original" text,
	"when_to_buy_alternative" text,
	"value_score" integer,
	"price_summary" text,
	"original_materials_manual" text[] DEFAULT '{}'::text[] NOT NULL,
	"dupe_materials_manual" text[] DEFAULT '{}'::text[] NOT NULL,
	"original_composition_manual" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dupe_composition_manual" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"original_price_manual" text,
	"dupe_price_manual" text,
	"analysis" jsonb NOT NULL,
	"original_product" jsonb NOT NULL,
	"dupe_product" jsonb NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"counted" boolean NOT NULL,
	"share_token" text,
	"pasted_text_private" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "comparisons_share_token_key" UNIQUE("share_token"),
	CONSTRAINT "comparisons_user_request_key" UNIQUE("user_id","request_id"),
	CONSTRAINT "comparisons_counted_check" CHECK ("comparisons"."counted" or "comparisons"."similarity_score" is null),
	CONSTRAINT "comparisons_similarity_score_check" CHECK ("comparisons"."similarity_score" between 0 and 100),
	CONSTRAINT "comparisons_value_score_check" CHECK ("comparisons"."value_score" between 0 and 10),
	CONSTRAINT "comparisons_request_id_check" CHECK (char_length("comparisons"."request_id") between 1 and 500),
	CONSTRAINT "comparisons_share_token_check" CHECK (char_length("comparisons"."share_token") between 22 and 500),
	CONSTRAINT "comparisons_original_url_check" CHECK (char_length("comparisons"."original_url") between 1 and 20000),
	CONSTRAINT "comparisons_dupe_url_check" CHECK (char_length("comparisons"."dupe_url") between 1 and 20000),
	CONSTRAINT "comparisons_original_description_check" CHECK (char_length("comparisons"."original_description") between 0 and 200000),
	CONSTRAINT "comparisons_dupe_description_check" CHECK (char_length("comparisons"."dupe_description") between 0 and 200000),
	CONSTRAINT "comparisons_material_comparison_check" CHECK (char_length("comparisons"."material_comparison") between 0 and 20000),
	CONSTRAINT "comparisons_location_comparison_check" CHECK (char_length("comparisons"."location_comparison") between 0 and 20000),
	CONSTRAINT "comparisons_price_recommendation_check" CHECK (char_length("comparisons"."price_recommendation") between 0 and 20000),
	CONSTRAINT "comparisons_price_reasoning_check" CHECK (char_length("comparisons"."price_reasoning") between 0 and 20000),
	CONSTRAINT "comparisons_price_analysis_check" CHECK (char_length("comparisons"."price_analysis") between 0 and 20000),
	CONSTRAINT "comparisons_when_to_buy_original_check" CHECK (char_length("comparisons"."when_to_buy_original") between 0 and 20000),
	CONSTRAINT "comparisons_when_to_buy_alternative_check" CHECK (char_length("comparisons"."when_to_buy_alternative") between 0 and 20000),
	CONSTRAINT "comparisons_price_summary_check" CHECK (char_length("comparisons"."price_summary") between 0 and 20000),
	CONSTRAINT "comparisons_original_location_check" CHECK (char_length("comparisons"."original_location") between 0 and 500),
	CONSTRAINT "comparisons_dupe_location_check" CHECK (char_length("comparisons"."dupe_location") between 0 and 500),
	CONSTRAINT "comparisons_original_price_manual_check" CHECK (char_length("comparisons"."original_price_manual") between 0 and 500),
	CONSTRAINT "comparisons_dupe_price_manual_check" CHECK (char_length("comparisons"."dupe_price_manual") between 0 and 500),
	CONSTRAINT "comparisons_original_composition_check" CHECK (jsonb_typeof("comparisons"."original_composition") = 'array'),
	CONSTRAINT "comparisons_dupe_composition_check" CHECK (jsonb_typeof("comparisons"."dupe_composition") = 'array'),
	CONSTRAINT "comparisons_original_composition_manual_check" CHECK (jsonb_typeof("comparisons"."original_composition_manual") = 'array'),
	CONSTRAINT "comparisons_dupe_composition_manual_check" CHECK (jsonb_typeof("comparisons"."dupe_composition_manual") = 'array'),
	CONSTRAINT "comparisons_analysis_check" CHECK (jsonb_typeof("comparisons"."analysis") = 'object'),
	CONSTRAINT "comparisons_original_product_check" CHECK (jsonb_typeof("comparisons"."original_product") = 'object'),
	CONSTRAINT "comparisons_dupe_product_check" CHECK (jsonb_typeof("comparisons"."dupe_product") = 'object')
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text,
	"dedupe_key" text,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outbox_dedupe_key_key" UNIQUE("dedupe_key"),
	CONSTRAINT "mail_outbox_recipient_check" CHECK (char_length("mail_outbox"."recipient") between 3 and 254),
	CONSTRAINT "mail_outbox_subject_check" CHECK (char_length("mail_outbox"."subject") between 1 and 500),
	CONSTRAINT "mail_outbox_last_error_check" CHECK (char_length("mail_outbox"."last_error") between 0 and 20000),
	CONSTRAINT "mail_outbox_attempts_check" CHECK ("mail_outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "email_notifications" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"product_name" text NOT NULL,
	"manufacturer" text NOT NULL,
	"gender" text DEFAULT 'unisex' NOT NULL,
	"similarity_threshold" integer DEFAULT 85 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_checked" timestamp (3) with time zone,
	"unsubscribe_token" text DEFAULT gen_random_uuid()::text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_notifications_unsubscribe_token_key" UNIQUE("unsubscribe_token"),
	CONSTRAINT "email_notifications_product_name_check" CHECK (char_length("email_notifications"."product_name") between 1 and 500),
	CONSTRAINT "email_notifications_manufacturer_check" CHECK (char_length("email_notifications"."manufacturer") between 1 and 500),
	CONSTRAINT "email_notifications_gender_check" CHECK ("email_notifications"."gender" in ('men', 'women', 'unisex')),
	CONSTRAINT "email_notifications_similarity_threshold_check" CHECK ("email_notifications"."similarity_threshold" between 50 and 100)
);
--> statement-breakpoint
CREATE TABLE "notification_matches" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"notification_id" text NOT NULL,
	"product_id" text NOT NULL,
	"similarity_score" integer NOT NULL,
	"reason" text NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_matches_notification_product_key" UNIQUE("notification_id","product_id"),
	CONSTRAINT "notification_matches_similarity_score_check" CHECK ("notification_matches"."similarity_score" between 0 and 100),
	CONSTRAINT "notification_matches_reason_check" CHECK (char_length("notification_matches"."reason") between 1 and 20000)
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"preferred_price_range" text,
	"favorite_retailers" text[] DEFAULT '{}'::text[] NOT NULL,
	"preferred_brands" text[] DEFAULT '{}'::text[] NOT NULL,
	"style_preferences" text[] DEFAULT '{}'::text[] NOT NULL,
	"material_preferences" text[] DEFAULT '{}'::text[] NOT NULL,
	"budget_focus" text,
	"shopping_motivation" text,
	"preferred_categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"confidence_score" integer DEFAULT 0 NOT NULL,
	"analysis_data" jsonb,
	"analyzing_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_preferences_user_id_key" UNIQUE("user_id"),
	CONSTRAINT "user_preferences_preferred_price_range_check" CHECK ("user_preferences"."preferred_price_range" in ('under-50', '50-100', '100-200', '200+')),
	CONSTRAINT "user_preferences_budget_focus_check" CHECK ("user_preferences"."budget_focus" in ('price-conscious', 'quality-focused', 'balanced')),
	CONSTRAINT "user_preferences_confidence_score_check" CHECK ("user_preferences"."confidence_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "product_readers" (
	"url" text PRIMARY KEY NOT NULL,
	"reader" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_readers_url_check" CHECK (char_length("product_readers"."url") between 1 and 2048)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"description" text,
	"price" text,
	"materials" text[] DEFAULT '{}'::text[] NOT NULL,
	"composition" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"location" text,
	"image_url" text,
	"category" text,
	"brand" text,
	"reading" jsonb,
	"etag" text,
	"last_modified" text,
	"last_scraped_at" timestamp (3) with time zone,
	"scraping_successful" boolean DEFAULT true NOT NULL,
	"error_message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_url_key" UNIQUE("url"),
	CONSTRAINT "products_url_check" CHECK (char_length("products"."url") between 1 and 2048),
	CONSTRAINT "products_description_check" CHECK (char_length("products"."description") between 0 and 200000),
	CONSTRAINT "products_price_check" CHECK (char_length("products"."price") between 0 and 20000),
	CONSTRAINT "products_etag_check" CHECK (char_length("products"."etag") between 0 and 20000),
	CONSTRAINT "products_last_modified_check" CHECK (char_length("products"."last_modified") between 0 and 20000),
	CONSTRAINT "products_error_message_check" CHECK (char_length("products"."error_message") between 0 and 20000),
	CONSTRAINT "products_composition_check" CHECK (jsonb_typeof("products"."composition") = 'array'),
	CONSTRAINT "products_reading_check" CHECK (jsonb_typeof("products"."reading") = 'object')
);
--> statement-breakpoint
CREATE TABLE "comparison_reservations" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"request_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comparison_reservations_user_request_key" UNIQUE("user_id","request_id"),
	CONSTRAINT "comparison_reservations_request_id_check" CHECK (char_length("comparison_reservations"."request_id") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_reset_tokens_token_hash_check" CHECK (char_length("password_reset_tokens"."token_hash") between 32 and 500)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_sid_check" CHECK (char_length("sessions"."sid") between 32 and 500)
);
--> statement-breakpoint
CREATE TABLE "sponsored_products" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"advertiser_email" text NOT NULL,
	"advertiser_name" text NOT NULL,
	"product_url" text NOT NULL,
	"product_name" text NOT NULL,
	"product_description" text,
	"product_image" text,
	"brand" text NOT NULL,
	"category" text,
	"price" numeric(10, 2),
	"keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"min_similarity_threshold" integer DEFAULT 80 NOT NULL,
	"bid_amount" numeric(10, 2) NOT NULL,
	"daily_budget" numeric(10, 2) NOT NULL,
	"total_budget" numeric(10, 2) NOT NULL,
	"budget_spent" numeric(10, 2) DEFAULT '0' NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"conversions" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"start_date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sponsored_products_advertiser_email_check" CHECK (char_length("sponsored_products"."advertiser_email") between 3 and 254),
	CONSTRAINT "sponsored_products_advertiser_name_check" CHECK (char_length("sponsored_products"."advertiser_name") between 1 and 101),
	CONSTRAINT "sponsored_products_product_url_check" CHECK (char_length("sponsored_products"."product_url") between 1 and 2048),
	CONSTRAINT "sponsored_products_product_name_check" CHECK (char_length("sponsored_products"."product_name") between 1 and 500),
	CONSTRAINT "sponsored_products_product_description_check" CHECK (char_length("sponsored_products"."product_description") between 0 and 20000),
	CONSTRAINT "sponsored_products_product_image_check" CHECK (char_length("sponsored_products"."product_image") between 1 and 2048),
	CONSTRAINT "sponsored_products_brand_check" CHECK (char_length("sponsored_products"."brand") between 1 and 500),
	CONSTRAINT "sponsored_products_min_similarity_threshold_check" CHECK ("sponsored_products"."min_similarity_threshold" between 0 and 100),
	CONSTRAINT "sponsored_products_price_check" CHECK ("sponsored_products"."price" >= 0),
	CONSTRAINT "sponsored_products_bid_amount_check" CHECK ("sponsored_products"."bid_amount" >= 0),
	CONSTRAINT "sponsored_products_daily_budget_check" CHECK ("sponsored_products"."daily_budget" >= 0),
	CONSTRAINT "sponsored_products_total_budget_check" CHECK ("sponsored_products"."total_budget" >= 0),
	CONSTRAINT "sponsored_products_budget_spent_check" CHECK ("sponsored_products"."budget_spent" >= 0),
	CONSTRAINT "sponsored_products_impressions_check" CHECK ("sponsored_products"."impressions" >= 0),
	CONSTRAINT "sponsored_products_clicks_check" CHECK ("sponsored_products"."clicks" >= 0),
	CONSTRAINT "sponsored_products_conversions_check" CHECK ("sponsored_products"."conversions" >= 0),
	CONSTRAINT "sponsored_products_budget_check" CHECK ("sponsored_products"."budget_spent" <= "sponsored_products"."total_budget"),
	CONSTRAINT "sponsored_products_dates_check" CHECK ("sponsored_products"."start_date" <= "sponsored_products"."end_date")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"processed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"priority" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_requests_name_check" CHECK (char_length("support_requests"."name") between 1 and 101),
	CONSTRAINT "support_requests_email_check" CHECK (char_length("support_requests"."email") between 3 and 254),
	CONSTRAINT "support_requests_message_check" CHECK (char_length("support_requests"."message") between 10 and 2000)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"comparisons_used" integer DEFAULT 0 NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"premium_upgraded_at" timestamp (3) with time zone,
	"subscription_id" text,
	"customer_id" text,
	"subscription_period_end" timestamp (3) with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"email_notifications_enabled" boolean DEFAULT true NOT NULL,
	"personalized_analysis_generated" boolean DEFAULT false NOT NULL,
	"personalized_analysis_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_subscription_id_key" UNIQUE("subscription_id"),
	CONSTRAINT "users_customer_id_key" UNIQUE("customer_id"),
	CONSTRAINT "users_email_check" CHECK (char_length("users"."email") between 3 and 254),
	CONSTRAINT "users_name_check" CHECK (char_length("users"."name") between 1 and 101),
	CONSTRAINT "users_password_check" CHECK (char_length("users"."password") between 1 and 500),
	CONSTRAINT "users_first_name_check" CHECK (char_length("users"."first_name") between 0 and 101),
	CONSTRAINT "users_last_name_check" CHECK (char_length("users"."last_name") between 0 and 101),
	CONSTRAINT "users_profile_image_url_check" CHECK (char_length("users"."profile_image_url") between 1 and 2048),
	CONSTRAINT "users_comparisons_used_check" CHECK ("users"."comparisons_used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_notifications" ADD CONSTRAINT "email_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_matches" ADD CONSTRAINT "notification_matches_notification_id_email_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."email_notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_matches" ADD CONSTRAINT "notification_matches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_reservations" ADD CONSTRAINT "comparison_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparisons_newest_index" ON "comparisons" USING btree ("user_id","created_at","id") WHERE "comparisons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comparisons_favorites_index" ON "comparisons" USING btree ("user_id",("is_favorite"::int),"created_at","id") WHERE "comparisons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comparisons_best_index" ON "comparisons" USING btree ("user_id",coalesce("similarity_score", -1),"created_at","id") WHERE "comparisons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comparisons_deleted_index" ON "comparisons" USING btree ("deleted_at") WHERE "comparisons"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_user_id_index" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due_index" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "email_notifications_user_id_index" ON "email_notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "email_notifications_product_name_index" ON "email_notifications" USING gin ("product_name" gin_trgm_ops) WHERE "email_notifications"."is_active";--> statement-breakpoint
CREATE INDEX "notification_matches_product_id_index" ON "notification_matches" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_last_scraped_at_index" ON "products" USING btree ("last_scraped_at");--> statement-breakpoint
CREATE INDEX "comparison_reservations_expires_at_index" ON "comparison_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user_id_index" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_expires_at_index" ON "password_reset_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_expire_index" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_requests_user_id_index" ON "support_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_requests_queue_index" ON "support_requests" USING btree ("answered_at","priority","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));