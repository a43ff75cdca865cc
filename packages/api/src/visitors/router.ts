import { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { flatten, inputsOf } from "@dupewise/domain/comparison/flat-sides";
import { ComparisonId } from "@dupewise/domain/comparison/history";
import { SharedComparison } from "@dupewise/domain/comparison/share";
import { CreateInput } from "../comparisons/create-input.ts";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { compareOnce } from "./compare.ts";
import { getVisitorComparison } from "./get.ts";
import { keepVisited } from "./keep.ts";

/** One comparison without an account, and what becomes of it. */
export const visitorsRouter = router({
  compare: publicProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/visitor/comparisons",
        summary: "Compare once without an account",
        status: 201,
        idempotent: true,
      },
    })
    .input(CreateInput)
    .output(SharedComparison)
    .mutation(async ({ ctx, input: { requestId, ...input } }) =>
      flatten(await compareOnce(ctx, { inputs: inputsOf(input), requestId })),
    ),

  get: publicProcedure
    .meta({
      rest: { method: "GET", path: "/visitor/comparisons/{id}", summary: "What this browser compared without one" },
    })
    .input(ComparisonId)
    .output(SharedComparison)
    .query(async ({ ctx, input }) => flatten(await getVisitorComparison(ctx, input))),

  keep: protectedProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/visitor/comparisons/{id}/keep",
        summary: "Move it into your history, where it counts",
      },
    })
    .input(ComparisonId)
    .output(FlatComparison)
    .mutation(async ({ ctx, input }) => flatten(await keepVisited(ctx, input))),
});
