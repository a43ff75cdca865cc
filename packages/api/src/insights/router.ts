import { Insights } from "@dupewise/domain/comparison/insights";
import * as z from "zod";
import { protectedProcedure, router } from "../trpc.ts";
import { getInsights } from "./get.ts";

export const insightsRouter = router({
  get: protectedProcedure
    .meta({
      rest: { method: "GET", path: "/insights", summary: "Savings, matches, retailers and materials over time" },
    })
    .input(z.void())
    .output(Insights)
    .query(({ ctx }) => getInsights(ctx)),
});
