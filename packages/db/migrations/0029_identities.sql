CREATE TABLE "identities" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_key" UNIQUE("provider","subject"),
	CONSTRAINT "identities_user_id_provider_key" UNIQUE("user_id","provider"),
	CONSTRAINT "identities_provider_check" CHECK (char_length("identities"."provider") between 1 and 500),
	CONSTRAINT "identities_subject_check" CHECK (char_length("identities"."subject") between 1 and 500),
	CONSTRAINT "identities_email_check" CHECK (char_length("identities"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"user_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_attempts_state_hash_check" CHECK (char_length("sign_in_attempts"."state_hash") between 32 and 500),
	CONSTRAINT "sign_in_attempts_device_hash_check" CHECK (char_length("sign_in_attempts"."device_hash") between 32 and 500),
	CONSTRAINT "sign_in_attempts_provider_check" CHECK (char_length("sign_in_attempts"."provider") between 1 and 500),
	CONSTRAINT "sign_in_attempts_nonce_check" CHECK (char_length("sign_in_attempts"."nonce") between 1 and 500),
	CONSTRAINT "sign_in_attempts_verifier_check" CHECK (char_length("sign_in_attempts"."verifier") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_attempts_user_id_index" ON "sign_in_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_expires_at_index" ON "sign_in_attempts" USING btree ("expires_at");