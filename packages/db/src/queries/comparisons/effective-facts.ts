import { type Column, isNotNull, or, sql } from "../../drizzle.ts";
import { OTHER_KIND_GATE } from "@dupewise/domain/comparison/comparable";
import { comparisons } from "../../schema.ts";

// The domain's `effectiveFacts` and `doesSavingCount` as SQL. The test beside this file holds both to each other.

const { dupeMaterials, dupeMaterialsManual, dupeComposition, dupeCompositionManual } = comparisons;
const items = (names: Column) =>
  sql`(select jsonb_agg(jsonb_build_object('material', name)) from unnest(${names}) as name)`;

/** The alternative's `effectiveMaterials` as composition items, without shares where only a list is known; or null. */
export const ALTERNATIVE_MADE_OF = sql`case
  when jsonb_array_length(${dupeCompositionManual}) > 0 then ${dupeCompositionManual}
  when cardinality(${dupeMaterialsManual}) > 0 then ${items(dupeMaterialsManual)}
  when jsonb_array_length(${dupeComposition}) > 0 then ${dupeComposition}
  else ${items(dupeMaterials)} end`;

/** True where `effectivePrice` reads an entered text, which SQL can't; elsewhere the detected prices count. */
export const PRICE_ENTERED = sql`(${or(isNotNull(comparisons.originalPriceManual), isNotNull(comparisons.dupePriceManual))})`;

/** The domain's `doesSavingCount` as SQL. */
export const COUNTS_SAVING = sql`(${comparisons.similarityScore} is not null
  and coalesce((${comparisons.analysis}->>'gate')::numeric, 1) > ${OTHER_KIND_GATE}
  and ${comparisons.analysis}->>'notice' is null)`;
