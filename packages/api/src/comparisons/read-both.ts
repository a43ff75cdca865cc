import { DomainError, type ReadFailure, type Side } from "@dupewise/domain/errors";
import type { Product } from "@dupewise/domain/product";
import type { ReadProduct } from "../context.ts";

type Inputs = Record<Side, string>;

/**
 * Reads both products at the same time.
 * Throws one `scraping_failed` that names every side that could not be read, so that both can be mended at once.
 */
export async function readBoth(read: ReadProduct, inputs: Inputs, signal: AbortSignal): Promise<Record<Side, Product>> {
  const [original, alternative] = await Promise.allSettled([
    read(inputs.original, { signal }),
    read(inputs.alternative, { signal }),
  ]);
  if (original.status === "fulfilled" && alternative.status === "fulfilled") {
    return { original: original.value, alternative: alternative.value };
  }
  const failures: ReadFailure[] = [];
  const messages: string[] = [];
  for (const [side, outcome] of [
    ["original", original],
    ["alternative", alternative],
  ] as const) {
    if (outcome.status === "fulfilled") continue;
    const reason: unknown = outcome.reason;
    if (!(reason instanceof DomainError) || reason.code !== "scraping_failed") throw reason;
    const why = reason.cause instanceof Error ? reason.cause.message : reason.message;
    failures.push({ side, url: inputs[side].trim(), reason: why });
    messages.push(reason.message);
  }
  throw new DomainError("scraping_failed", messages.join(" "), { failures });
}
