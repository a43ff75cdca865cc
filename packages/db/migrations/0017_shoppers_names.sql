ALTER TABLE "comparisons" ADD COLUMN "original_title_manual" text;--> statement-breakpoint
ALTER TABLE "comparisons" ADD COLUMN "dupe_title_manual" text;--> statement-breakpoint
ALTER TABLE "comparisons" ADD COLUMN "original_brand_manual" text;--> statement-breakpoint
ALTER TABLE "comparisons" ADD COLUMN "dupe_brand_manual" text;--> statement-breakpoint
ALTER TABLE "comparisons" ADD COLUMN "original_kind_manual" text;--> statement-breakpoint
ALTER TABLE "comparisons" ADD COLUMN "dupe_kind_manual" text;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_original_title_manual_check" CHECK (char_length("comparisons"."original_title_manual") between 1 and 500);--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_dupe_title_manual_check" CHECK (char_length("comparisons"."dupe_title_manual") between 1 and 500);--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_original_brand_manual_check" CHECK (char_length("comparisons"."original_brand_manual") between 1 and 500);--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_dupe_brand_manual_check" CHECK (char_length("comparisons"."dupe_brand_manual") between 1 and 500);--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_original_kind_manual_check" CHECK (char_length("comparisons"."original_kind_manual") between 1 and 500);--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_dupe_kind_manual_check" CHECK (char_length("comparisons"."dupe_kind_manual") between 1 and 500);--> statement-breakpoint
-- A comparison is found by what its shopper calls it, too.
DROP TRIGGER "history_texts_keep" ON "comparisons";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."deleted_at" IS NOT NULL THEN
    DELETE FROM "history_texts" WHERE "comparison_id" = NEW."id";
    RETURN NULL;
  END IF;
  INSERT INTO "history_texts" ("comparison_id", "user_id", "similarity_score", "is_favorite", "created_at", "text")
  VALUES (NEW."id", NEW."user_id", NEW."similarity_score", NEW."is_favorite", NEW."created_at",
    lower(concat_ws(' ', NEW."original_title_manual", NEW."original_brand_manual", NEW."dupe_title_manual",
      NEW."dupe_brand_manual", NEW."original_product"->>'title', NEW."original_product"->>'brand',
      NEW."dupe_product"->>'title', NEW."dupe_product"->>'brand', NEW."original_url", NEW."dupe_url")))
  ON CONFLICT ("comparison_id") DO UPDATE SET "user_id" = excluded."user_id",
    "similarity_score" = excluded."similarity_score", "is_favorite" = excluded."is_favorite",
    "created_at" = excluded."created_at", "text" = excluded."text";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "history_texts_keep"
  AFTER INSERT OR UPDATE OF "user_id", "similarity_score", "is_favorite", "created_at", "deleted_at",
    "original_title_manual", "original_brand_manual", "dupe_title_manual", "dupe_brand_manual",
    "original_product", "dupe_product", "original_url", "dupe_url" ON "comparisons"
  FOR EACH ROW EXECUTE FUNCTION "keep_text"();
