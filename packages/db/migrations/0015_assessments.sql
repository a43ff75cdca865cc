ALTER TABLE "comparisons" ADD COLUMN "assessment" jsonb;--> statement-breakpoint
ALTER TABLE "comparisons" ADD COLUMN "wording" text;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_wording_check" CHECK (char_length("comparisons"."wording") between 1 and 500);--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_assessment_check" CHECK (jsonb_typeof("comparisons"."assessment") = 'object');--> statement-breakpoint
-- A rerun by the version before writes sentences alone: what they were made from before would bring the old ones back.
CREATE FUNCTION "forget_assessment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."assessment" := NULL;
  NEW."wording" := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "comparisons_forget_assessment"
  BEFORE UPDATE OF "analysis" ON "comparisons"
  FOR EACH ROW
  WHEN (OLD."assessment" IS NOT NULL
    AND NEW."assessment" IS NOT DISTINCT FROM OLD."assessment" AND NEW."wording" IS NOT DISTINCT FROM OLD."wording"
    AND (NEW."analysis", NEW."value_score", NEW."price_summary", NEW."price_analysis", NEW."price_recommendation")
      IS DISTINCT FROM
      (OLD."analysis", OLD."value_score", OLD."price_summary", OLD."price_analysis", OLD."price_recommendation"))
  EXECUTE FUNCTION "forget_assessment"();
