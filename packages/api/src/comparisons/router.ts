import { Comparison, CreateComparisonInput } from "@dupewise/domain/comparison";
import { ComparisonId } from "@dupewise/domain/history";
import * as z from "zod";
import { protectedProcedure, router } from "../trpc.ts";
import { createComparison } from "./create.ts";
import { getComparison } from "./get.ts";

export const comparisonsRouter = router({
  create: protectedProcedure
    .meta({
      rest: { method: "POST", path: "/comparisons", summary: "Compare two products", status: 201, idempotent: true },
    })
    .input(CreateComparisonInput.extend({ requestId: z.string().trim().min(1).max(100).optional() }))
    .output(Comparison)
    .mutation(({ ctx, input }) => createComparison(ctx, input)),

  get: protectedProcedure
    .meta({ rest: { method: "GET", path: "/comparisons/{id}", summary: "One of your comparisons" } })
    .input(ComparisonId)
    .output(Comparison)
    .query(({ ctx, input }) => getComparison(ctx, input)),
});
