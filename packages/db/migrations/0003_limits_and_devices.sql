CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id"),
	CONSTRAINT "known_devices_token_hash_check" CHECK (char_length("known_devices"."token_hash") between 32 and 500)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_check" CHECK (char_length("rate_limits"."key") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user_id_index" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_expires_at_index" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_index" ON "rate_limits" USING btree ("resets_at");