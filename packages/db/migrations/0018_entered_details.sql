ALTER TABLE "comparisons" ADD COLUMN "original_details_manual" text;--> statement-breakpoint
ALTER TABLE "comparisons" ADD COLUMN "dupe_details_manual" text;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_original_details_manual_check" CHECK (char_length("comparisons"."original_details_manual") between 1 and 500);--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_dupe_details_manual_check" CHECK (char_length("comparisons"."dupe_details_manual") between 1 and 500);