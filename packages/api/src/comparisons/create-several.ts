import { setMaxListeners } from "node:events";
import { comparisonsLeft } from "@dupewise/domain/account/entitlements";
import { flattenComparison } from "@dupewise/domain/comparison/flat-sides";
import type { CompareSeveralProgress } from "@dupewise/domain/comparison/several";
import type { CompareSeveralInput } from "@dupewise/domain/comparison/compare-several-input";
import { DomainError } from "@dupewise/domain/errors";
import { countCompletedRequests } from "@dupewise/db/queries/comparisons/same-original";
import type { ViewerContext } from "../context.ts";
import { errorBody, toTrpcError } from "../errors.ts";
import { createComparison } from "./create.ts";
import { throwFreeLimitReached } from "./throw-free-limit.ts";
import { readOriginal } from "./read-both.ts";

/** Read and scored concurrently: one less than an account's limit, so that it can keep comparing. */
const AT_A_TIME = 2;

/** The input for several comparisons with one original. */
export interface CompareSeveralRequest extends CompareSeveralInput {
  /**
   * The caller's ID for the request. Repeating a request returns the comparisons that it has already made, and makes
   * the rest.
   */
  requestId: string | undefined;
}

/**
 * Compares one original with several alternatives, reading the original only once. Reserves and stores each comparison
 * separately, so that one that fails costs nothing and doesn't affect the others. If fewer comparisons are left than
 * requested, throws `validation_failed` or `free_limit_reached` before anything is charged. Rethrows a failure to read
 * the original.
 * @param report receives each product as it is read, and each result or failure
 */
export async function createSeveralComparisons(
  ctx: ViewerContext,
  { originalUrl, alternatives, requestId }: CompareSeveralRequest,
  report: (step: CompareSeveralProgress) => void,
): Promise<void> {
  const idOf = (index: number) => (requestId === undefined ? undefined : `${requestId}#${index}`);
  await requireEnoughLeft(
    ctx,
    alternatives.length,
    alternatives.flatMap((_, index) => idOf(index) ?? []),
  );
  const canceled = new AbortController();
  const signal = AbortSignal.any([ctx.signal, canceled.signal]);
  setMaxListeners(0, signal);
  const own = { ...ctx, signal };
  const originalRead = readOriginal(own, originalUrl);
  const original = originalRead.then(
    (product) => report({ kind: "original", product }),
    (error: unknown) => {
      canceled.abort(error);
      throw error;
    },
  );
  original.catch(() => {});
  const compare = async (index: number, alternative: string): Promise<void> => {
    const inputs = { original: originalUrl, alternative };
    try {
      const made = await createComparison(own, { inputs, requestId: idOf(index), originalRead }, (step) => {
        if (step.alternative) report({ kind: "found", index, product: step.alternative });
      });
      report({ kind: "done", index, comparison: flattenComparison(made) });
    } catch (error) {
      if (signal.aborted) return;
      const failure = toTrpcError(error);
      ctx.reportFailure(failure);
      const { code, message } = errorBody(failure, ctx.requestId);
      report({ kind: "failed", index, code, message });
    }
  };
  const waiting = [...alternatives.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await ctx.throttle(signal);
      if (signal.aborted) return;
      await compare(...next);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  ctx.signal.throwIfAborted();
  await original;
}

/** Charges nothing for the first ones when the last ones exceed the quota: the shopper picks. */
async function requireEnoughLeft(ctx: ViewerContext, wanted: number, requestIds: string[]): Promise<void> {
  const left = comparisonsLeft(ctx.viewer);
  if (left === Infinity) return;
  const more = wanted - (await countCompletedRequests(ctx.database.db, ctx.viewer.id, requestIds));
  if (more <= left) return;
  if (left === 0) throwFreeLimitReached();
  const message = `You have ${left} free ${left === 1 ? "comparison" : "comparisons"} left. Choose ${left === 1 ? "one" : String(left)} of these ${more} alternatives to compare`;
  throw new DomainError("validation_failed", message, { issues: [{ path: "alternatives", message }] });
}
