CREATE TABLE "history_texts" (
	"comparison_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "comparisons_newest_index";--> statement-breakpoint
DROP INDEX "comparisons_favorites_index";--> statement-breakpoint
ALTER TABLE "history_texts" ADD CONSTRAINT "history_texts_comparison_id_comparisons_id_fk" FOREIGN KEY ("comparison_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_texts_user_id_index" ON "history_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comparisons_tens_index" ON "comparisons" USING btree ("user_id",(coalesce("similarity_score", -1) / 10),"is_favorite","created_at","id","similarity_score") WHERE "comparisons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comparisons_newest_index" ON "comparisons" USING btree ("user_id","created_at","id") WHERE "comparisons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comparisons_favorites_index" ON "comparisons" USING btree ("user_id","is_favorite","created_at","id") WHERE "comparisons"."deleted_at" is null;--> statement-breakpoint
-- Who compares next, this version or the one before, need not think of the texts.
CREATE FUNCTION "keep_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "history_texts" ("comparison_id", "user_id", "text")
  VALUES (NEW."id", NEW."user_id", lower(concat_ws(' ', NEW."original_product"->>'title', NEW."original_product"->>'brand',
    NEW."dupe_product"->>'title', NEW."dupe_product"->>'brand', NEW."original_url", NEW."dupe_url")))
  ON CONFLICT ("comparison_id") DO UPDATE SET "user_id" = excluded."user_id", "text" = excluded."text";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "history_texts_keep"
  AFTER INSERT OR UPDATE OF "user_id", "original_product", "dupe_product", "original_url", "dupe_url" ON "comparisons"
  FOR EACH ROW EXECUTE FUNCTION "keep_text"();--> statement-breakpoint
-- The trigger holds off other writers until the end of the migration, so that none is left out.
INSERT INTO "history_texts" ("comparison_id", "user_id", "text")
SELECT "id", "user_id", lower(concat_ws(' ', "original_product"->>'title', "original_product"->>'brand',
  "dupe_product"->>'title', "dupe_product"->>'brand', "original_url", "dupe_url"))
FROM "comparisons";
