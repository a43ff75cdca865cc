import { type Column, isNotNull, or, sql } from "../../drizzle.ts";
import { OTHER_KIND_GATE } from "@dupewise/domain/comparison/comparable";
import { comparisons } from "../../schema.ts";

// The domain's `effectiveFacts` and `countsAsSavings` as SQL. The test beside this file holds both to each other.

const { dupeMaterials, dupeMaterialsManual, dupeComposition, dupeCompositionManual } = comparisons;
const toItems = (names: Column) =>
  sql`(select jsonb_agg(jsonb_build_object('material', name)) from unnest(${names}) as name)`;

/**
 * SQL for the alternative's `effectiveMaterials` as composition items, which have no shares if only names are known.
 * Null if nothing is known.
 */
export const ALTERNATIVE_MATERIALS = sql`case
  when jsonb_array_length(${dupeCompositionManual}) > 0 then ${dupeCompositionManual}
  when cardinality(${dupeMaterialsManual}) > 0 then ${toItems(dupeMaterialsManual)}
  when jsonb_array_length(${dupeComposition}) > 0 then ${dupeComposition}
  else ${toItems(dupeMaterials)} end`;

/**
 * SQL that is true if the shopper entered a price, which `effectivePrice` parses but SQL can't. Otherwise, the detected
 * prices count.
 */
export const IS_PRICE_ENTERED = sql`(${or(isNotNull(comparisons.originalPriceManual), isNotNull(comparisons.dupePriceManual))})`;

/** The domain's `countsAsSavings` as SQL. */
export const DO_SAVINGS_COUNT = sql`(${comparisons.similarityScore} is not null
  and coalesce((${comparisons.analysis}->>'gate')::numeric, 1) > ${OTHER_KIND_GATE}
  and ${comparisons.analysis}->>'notice' is null)`;
