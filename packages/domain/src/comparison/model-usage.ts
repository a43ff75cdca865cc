import type { ModelUsage } from "./comparison.ts";

const DIGITS = 9;

/**
 * Adds the tokens and the cost of a model request to a total. The total cost is null if either cost is unknown.
 * @param total the usage so far, or null before the first request
 */
export function addUsage(total: ModelUsage | null, usage: ModelUsage): ModelUsage {
  if (total === null) return usage;
  return {
    ...total,
    inputTokens: total.inputTokens + usage.inputTokens,
    outputTokens: total.outputTokens + usage.outputTokens,
    costUsd: total.costUsd === null || usage.costUsd === null ? null : addCosts(total.costUsd, usage.costUsd),
  };
}

/** For decimals with at most nine fraction digits, without floating-point errors. */
function addCosts(one: string, other: string): string {
  const digits = String(toBillionths(one) + toBillionths(other)).padStart(DIGITS + 1, "0");
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`.replace(/\.?0+$/, "");
}

function toBillionths(decimal: string): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(`${whole}${fraction.slice(0, DIGITS).padEnd(DIGITS, "0")}`);
}
