CREATE TABLE "unsubscribe_tokens" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token" text DEFAULT gen_random_uuid()::text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsubscribe_tokens_token_key" UNIQUE("token")
);
--> statement-breakpoint
DROP INDEX "email_notifications_product_name_index";--> statement-breakpoint
ALTER TABLE "email_notifications" ADD COLUMN "maker_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_notifications" ADD COLUMN "looks_key" text;--> statement-breakpoint
ALTER TABLE "unsubscribe_tokens" ADD CONSTRAINT "unsubscribe_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_notifications_wish_index" ON "email_notifications" USING gin ("product_name" gin_trgm_ops,(array["maker_key"])) WHERE "email_notifications"."is_active";--> statement-breakpoint
CREATE INDEX "email_notifications_maker_key_index" ON "email_notifications" USING btree ("maker_key","product_name","id") WHERE "email_notifications"."is_active";--> statement-breakpoint
CREATE INDEX "email_notifications_looks_key_index" ON "email_notifications" USING btree ("looks_key") WHERE "email_notifications"."is_active" and "email_notifications"."looks_key" is not null;--> statement-breakpoint
CREATE INDEX "notification_matches_unmailed_index" ON "notification_matches" USING btree ("created_at") WHERE "notification_matches"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "products_title_index" ON "products" USING gin ("title" gin_trgm_ops,(array[lower("brand")])) WHERE "products"."reading" is not null;--> statement-breakpoint
ALTER TABLE "email_notifications" ADD CONSTRAINT "email_notifications_maker_key_check" CHECK (char_length("email_notifications"."maker_key") between 0 and 500);--> statement-breakpoint
ALTER TABLE "email_notifications" ADD CONSTRAINT "email_notifications_looks_key_check" CHECK (char_length("email_notifications"."looks_key") between 1 and 500);