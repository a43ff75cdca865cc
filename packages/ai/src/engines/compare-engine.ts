import type { Basis, MadeComparison } from "@dupewise/domain/comparison/basis";
import type { Rates } from "@dupewise/domain/money/exchange";
import type { Product } from "@dupewise/domain/product/product";
import type { Assessment } from "../assess.ts";
import { serializeAssessment } from "../stored-assessment.ts";
import { RULES_WORDING } from "../words/wording.ts";

/**
 * Scores two products; both engines have this type. Throws a `DomainError` with one of the `ai_*` codes. `isDeep` makes
 * a model write more without changing the score. `rates` converts prices in two currencies.
 */
export type CompareEngine = (
  original: Product,
  alternative: Product,
  options: { signal: AbortSignal; isDeep: boolean; rates?: Rates },
) => Promise<MadeComparison>;

/** Creates the data that is stored with a comparison so that its sentences can be rendered again. */
export function createBasis(assessment: Assessment): Basis {
  return { assessment: serializeAssessment(assessment), wording: RULES_WORDING.version };
}
