-- Servers of the version before may store links meanwhile: they wait until there can be one for an account alone.
LOCK TABLE "password_reset_tokens" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "password_reset_tokens" "older" USING "password_reset_tokens" "newer"
WHERE "older"."user_id" = "newer"."user_id"
  AND ("older"."created_at", "older"."token_hash") < ("newer"."created_at", "newer"."token_hash");--> statement-breakpoint
DROP INDEX "password_reset_tokens_user_id_index";--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_tokens_user_id_key" ON "password_reset_tokens" USING btree ("user_id");
