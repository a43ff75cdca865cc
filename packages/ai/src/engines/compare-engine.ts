import type { Basis, EngineComparison } from "@dupewise/domain/comparison/basis";
import type { Rates } from "@dupewise/domain/money/exchange";
import type { Product } from "@dupewise/domain/product/product";
import type { Assessment } from "../assess.ts";
import { serializeAssessment } from "../stored-assessment.ts";
import { RULES_WORDING } from "../words/wording.ts";

/**
 * A function that scores two products and explains the score; both engines have this type. Throws a `DomainError` with
 * an `ai_*` code. `isDeep` makes a model write more without changing the score, and `rates` converts prices in
 * different currencies.
 */
export type CompareEngine = (
  original: Product,
  alternative: Product,
  options: { signal: AbortSignal; isDeep: boolean; rates?: Rates },
) => Promise<EngineComparison>;

/** Creates the data that is stored with a comparison so that its sentences can be rendered again. */
export function createBasis(assessment: Assessment): Basis {
  return { assessment: serializeAssessment(assessment), wording: RULES_WORDING.version };
}
