import type { ModelUsage } from "./comparison.ts";

const DIGITS = 9;

/** Adds up the tokens and costs of two model requests. The total cost is null unless both costs are known. */
export function addUsage(one: ModelUsage | null, other: ModelUsage): ModelUsage {
  if (one === null) return other;
  return {
    ...one,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    costUsd: one.costUsd === null || other.costUsd === null ? null : sum(one.costUsd, other.costUsd),
  };
}

/** For decimals with at most nine fraction digits, without floating-point errors. */
function sum(one: string, other: string): string {
  const digits = String(billionths(one) + billionths(other)).padStart(DIGITS + 1, "0");
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`.replace(/\.?0+$/, "");
}

function billionths(decimal: string): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(`${whole}${fraction.slice(0, DIGITS).padEnd(DIGITS, "0")}`);
}
