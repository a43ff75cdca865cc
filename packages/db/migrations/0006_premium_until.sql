CREATE SEQUENCE "public"."billing_readings" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subscription_status" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "premium_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "billing_reading" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "billing_read_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_billing_due_index" ON "users" USING btree ("subscription_period_end") WHERE "users"."subscription_id" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_subscription_status_check" CHECK (char_length("users"."subscription_status") between 1 and 500);--> statement-breakpoint
-- What the session reads of a user: no secret, and premium as it stands at this moment.
CREATE VIEW "auth_users" AS
SELECT "id", "email", "name", "first_name", "last_name", "profile_image_url", "comparisons_used",
  "is_premium" AND coalesce("premium_until" > now(), true) AS "is_premium",
  "premium_upgraded_at", "subscription_period_end", "cancel_at_period_end", "email_notifications_enabled",
  "personalized_analysis_generated", "personalized_analysis_at", "created_at", "updated_at"
FROM "users";
