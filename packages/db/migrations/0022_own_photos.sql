CREATE TABLE "comparison_photos" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"comparison_id" text NOT NULL,
	"side" text NOT NULL,
	"photo" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comparison_photos_side_check" CHECK ("comparison_photos"."side" in ('original', 'alternative')),
	CONSTRAINT "comparison_photos_photo_check" CHECK (octet_length("comparison_photos"."photo") between 1 and 2000000)
);
--> statement-breakpoint
ALTER TABLE "comparison_photos" ADD CONSTRAINT "comparison_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_photos" ADD CONSTRAINT "comparison_photos_comparison_id_comparisons_id_fk" FOREIGN KEY ("comparison_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparison_photos_user_id_index" ON "comparison_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comparison_photos_comparison_id_index" ON "comparison_photos" USING btree ("comparison_id");