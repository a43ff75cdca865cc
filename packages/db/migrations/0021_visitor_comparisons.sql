CREATE TABLE "visitor_comparisons" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"visitor_hash" text NOT NULL,
	"request_id" text,
	"facts" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitor_comparisons_visitor_hash_key" UNIQUE("visitor_hash"),
	CONSTRAINT "visitor_comparisons_visitor_hash_check" CHECK (char_length("visitor_comparisons"."visitor_hash") between 32 and 500),
	CONSTRAINT "visitor_comparisons_request_id_check" CHECK (char_length("visitor_comparisons"."request_id") between 1 and 500),
	CONSTRAINT "visitor_comparisons_facts_check" CHECK (jsonb_typeof("visitor_comparisons"."facts") = 'object')
);
--> statement-breakpoint
CREATE INDEX "visitor_comparisons_expires_at_index" ON "visitor_comparisons" USING btree ("expires_at");