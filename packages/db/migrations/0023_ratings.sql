CREATE TABLE "ratings" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"comparison_id" text NOT NULL,
	"given" integer NOT NULL,
	"said" integer,
	"engine_version" integer,
	"kind" text,
	"wrong" text,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_comparison_key" UNIQUE("comparison_id"),
	CONSTRAINT "ratings_given_check" CHECK ("ratings"."given" between 0 and 100),
	CONSTRAINT "ratings_said_check" CHECK ("ratings"."said" between 0 and 100),
	CONSTRAINT "ratings_kind_check" CHECK (char_length("ratings"."kind") between 1 and 500),
	CONSTRAINT "ratings_wrong_check" CHECK (char_length("ratings"."wrong") between 1 and 20000),
	CONSTRAINT "ratings_reason_check" CHECK (char_length("ratings"."reason") between 1 and 20000)
);
--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_comparison_id_comparisons_id_fk" FOREIGN KEY ("comparison_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ratings_user_id_index" ON "ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ratings_created_at_index" ON "ratings" USING btree ("created_at");