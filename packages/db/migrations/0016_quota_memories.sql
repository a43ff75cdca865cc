CREATE TABLE "quota_memories" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"comparisons_used" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quota_memories_address_hash_check" CHECK (char_length("quota_memories"."address_hash") between 32 and 500),
	CONSTRAINT "quota_memories_comparisons_used_check" CHECK ("quota_memories"."comparisons_used" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "server_secrets_name_check" CHECK (char_length("server_secrets"."name") between 1 and 500),
	CONSTRAINT "server_secrets_value_check" CHECK (char_length("server_secrets"."value") between 32 and 500)
);
--> statement-breakpoint
CREATE INDEX "quota_memories_expires_at_index" ON "quota_memories" USING btree ("expires_at");