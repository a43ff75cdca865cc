import { FREE_COMPARISONS } from "@dupewise/domain/account/entitlements";

/**
 * Returns what comparing several alternatives costs, stated before it is charged.
 * @param left the comparisons that the user has left, Infinity for a plan without a limit
 * @param advice what to do about too many alternatives; null when there are enough comparisons left
 */
export function comparisonCost(left: number, advice: string | null): string {
  const rule = "Each scored alternative counts as one comparison; an unreadable one costs nothing.";
  if (left === Infinity) return rule;
  const have = `You have ${left} of ${FREE_COMPARISONS} free comparisons left`;
  return advice === null ? `${rule} ${have}.` : `${have}: ${advice}.`;
}
