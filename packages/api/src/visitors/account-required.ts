import { DomainError } from "@dupewise/domain/errors";

/**
 * Throws `account_required`.
 * @param why the reason, as a sentence without its final period
 */
export function throwAccountRequired(why: string): never {
  throw new DomainError("account_required", `${why}. Create an account for more: three comparisons are free`);
}

/** The reason given to a visitor whose browser has used its one comparison. */
export const ALLOWANCE_USED_MESSAGE = "You've already made one comparison without an account";
