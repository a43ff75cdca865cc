import { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { enteredTexts, flattenComparison, inputsOf } from "@dupewise/domain/comparison/flat-sides";
import { ComparisonId } from "@dupewise/domain/comparison/history";
import { SharedComparison } from "@dupewise/domain/comparison/share";
import { VisitCorrections, type VisitProgress } from "@dupewise/domain/comparison/visit";
import type * as z from "zod";
import { CreateInput } from "../comparisons/create-input.ts";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { createStreamSchema } from "../transport/stream.ts";
import { compareOnce, type VisitRequest } from "./compare.ts";
import { compareOnceWithProgress } from "./compare-with-progress.ts";
import { getVisitorComparison } from "./get.ts";
import { adoptVisitorComparison } from "./keep.ts";

const VisitInput = CreateInput.extend(VisitCorrections.shape);

const requestOf = (input: z.infer<typeof VisitInput>): VisitRequest => ({
  inputs: inputsOf(input),
  requestId: input.requestId,
  entered: enteredTexts(input),
});

/**
 * Routes for the single comparison that a visitor can make without an account, and for saving it to an account after
 * signing up.
 */
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
    .input(VisitInput)
    .output(SharedComparison)
    .mutation(async ({ ctx, input }) => flattenComparison(await compareOnce(ctx, requestOf(input)))),

  /** For clients that can read a stream; `compare` is the same as a single response. */
  compareWithProgress: publicProcedure
    .meta({ setsVisitorCookie: true })
    .input(VisitInput)
    .output(createStreamSchema<VisitProgress>())
    .mutation(({ ctx, input }) => compareOnceWithProgress(ctx, requestOf(input))),

  get: publicProcedure
    .meta({
      rest: {
        method: "GET",
        path: "/visitor/comparisons/{id}",
        summary: "What this browser has compared without an account",
      },
    })
    .input(ComparisonId)
    .output(SharedComparison)
    .query(async ({ ctx, input }) => flattenComparison(await getVisitorComparison(ctx, input))),

  keep: protectedProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/visitor/comparisons/{id}/keep",
        summary: "Move a comparison made without an account into your history, where it counts toward your quota",
      },
    })
    .input(ComparisonId)
    .output(FlatComparison)
    .mutation(async ({ ctx, input }) => flattenComparison(await adoptVisitorComparison(ctx, input))),
});
