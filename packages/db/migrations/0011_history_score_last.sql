DROP INDEX "comparisons_newest_index";--> statement-breakpoint
DROP INDEX "comparisons_favorites_index";--> statement-breakpoint
CREATE INDEX "comparisons_newest_index" ON "comparisons" USING btree ("user_id","created_at","id",coalesce("similarity_score", -1)) WHERE "comparisons"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comparisons_favorites_index" ON "comparisons" USING btree ("user_id",("is_favorite"::int),"created_at","id",coalesce("similarity_score", -1)) WHERE "comparisons"."deleted_at" is null;