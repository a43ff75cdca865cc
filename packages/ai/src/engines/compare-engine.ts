import type { Basis, MadeComparison } from "@dupewise/domain/comparison/basis";
import type { Rates } from "@dupewise/domain/money/exchange";
import type { Product } from "@dupewise/domain/product/product";
import type { Assessment } from "../assess.ts";
import { storeAssessment } from "../stored-assessment.ts";
import { RULES_WORDING } from "../words/wording.ts";

/**
 * Scores two products; both engines are one of these. Throws a `DomainError` with one of the `ai_*` codes.
 * `isDeep`: more is written, where a model writes; the score is the same. `rates` converts prices in two currencies.
 */
export type CompareEngine = (
  original: Product,
  alternative: Product,
  options: { signal: AbortSignal; isDeep: boolean; rates?: Rates },
) => Promise<MadeComparison>;

/** Returns the data stored with the sentences, so that they can be rendered again. */
export function basisOf(assessment: Assessment): Basis {
  return { assessment: storeAssessment(assessment), wording: RULES_WORDING.version };
}
