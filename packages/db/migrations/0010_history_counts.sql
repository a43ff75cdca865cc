CREATE TABLE "history_counts" (
	"user_id" text NOT NULL,
	"score" integer NOT NULL,
	"kept" integer NOT NULL,
	CONSTRAINT "history_counts_pkey" PRIMARY KEY("user_id","score")
);
--> statement-breakpoint
ALTER TABLE "history_counts" ADD CONSTRAINT "history_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Who removes, restores, reruns, sweeps or deletes an account need not think of the counts.
CREATE FUNCTION "count_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "history_counts" AS "counts" ("user_id", "score", "kept")
  SELECT "user_id", coalesce("similarity_score", -1), count(*)
  FROM "added" WHERE "deleted_at" IS NULL GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ("user_id", "score") DO UPDATE SET "kept" = "counts"."kept" + excluded."kept";
  RETURN NULL;
END $$;--> statement-breakpoint
-- Changes only what is there: with an account its counts may be gone already.
CREATE FUNCTION "count_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "history_counts" AS "counts" SET "kept" = "counts"."kept" - "less"."gone"
  FROM (SELECT "user_id", coalesce("similarity_score", -1) AS "score", count(*) AS "gone"
    FROM "gone" WHERE "deleted_at" IS NULL GROUP BY 1, 2) AS "less"
  WHERE "counts"."user_id" = "less"."user_id" AND "counts"."score" = "less"."score";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "history_counts_insert" AFTER INSERT ON "comparisons"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_kept"();--> statement-breakpoint
CREATE TRIGGER "history_counts_update_added" AFTER UPDATE ON "comparisons"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_kept"();--> statement-breakpoint
CREATE TRIGGER "history_counts_update_gone" AFTER UPDATE ON "comparisons"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "count_gone"();--> statement-breakpoint
CREATE TRIGGER "history_counts_delete" AFTER DELETE ON "comparisons"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "count_gone"();--> statement-breakpoint
-- The triggers hold off other writers until the end of the migration, so that nothing is counted twice or left out.
INSERT INTO "history_counts" ("user_id", "score", "kept")
SELECT "user_id", coalesce("similarity_score", -1), count(*)
FROM "comparisons" WHERE "deleted_at" IS NULL GROUP BY 1, 2;
