import { ComparisonId } from "@dupewise/domain/comparison/history";
import { RateInput, Rating, RatingSummary } from "@dupewise/domain/comparison/rating";
import { deleteRating, findRating } from "@dupewise/db/queries/comparisons/ratings";
import * as z from "zod";
import { getComparison } from "../comparisons/get.ts";
import { protectedProcedure, router } from "../trpc.ts";
import { rateComparison } from "./rate.ts";
import { getRatingSummary } from "./summarize.ts";

export const ratingsRouter = router({
  get: protectedProcedure
    .meta({ rest: { method: "GET", path: "/comparisons/{id}/rating", summary: "Your rating of a comparison" } })
    .input(ComparisonId)
    .output(Rating.nullable())
    .query(async ({ ctx, input }) => {
      await getComparison(ctx, input);
      return (await findRating(ctx.database.db, { ...input, userId: ctx.viewer.id })) ?? null;
    }),

  set: protectedProcedure
    .meta({ rest: { method: "PUT", path: "/comparisons/{id}/rating", summary: "Rate a comparison" } })
    .input(RateInput)
    .output(Rating)
    .mutation(({ ctx, input }) => rateComparison(ctx, input)),

  remove: protectedProcedure
    .meta({ rest: { method: "DELETE", path: "/comparisons/{id}/rating", summary: "Delete your rating", status: 204 } })
    .input(ComparisonId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await getComparison(ctx, input);
      await deleteRating(ctx.database.db, { ...input, userId: ctx.viewer.id });
    }),

  summary: protectedProcedure
    .meta({ rest: { method: "GET", path: "/ratings/summary", summary: "For operators: statistics about ratings" } })
    .input(z.void())
    .output(RatingSummary)
    .query(({ ctx }) => getRatingSummary(ctx)),
});
