import { DomainError } from "@dupewise/domain/errors";

/**
 * Throws `account_required`.
 * @param why the reason, as a sentence without its final period
 */
export function throwAccountRequired(why: string): never {
  throw new DomainError("account_required", `${why}. Create an account for more: three comparisons are free`);
}

/** The reason why a browser may not compare again. */
export const COMPARED_ONCE = "You've already made one comparison without an account";
