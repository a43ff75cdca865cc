import { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import * as z from "zod";
import { protectedProcedure, router } from "../trpc.ts";
import { getRecommendations } from "./recommendations.ts";
import { refreshRecommendations } from "./refresh.ts";

export const preferencesRouter = router({
  recommendations: protectedProcedure
    .meta({ rest: { method: "GET", path: "/personalized-recommendations", summary: "Your style profile" } })
    .input(z.void())
    .output(PersonalizedRecommendations)
    .query(({ ctx }) => getRecommendations(ctx)),

  refresh: protectedProcedure
    .meta({
      rest: { method: "POST", path: "/personalized-recommendations/refresh", summary: "Regenerate your style profile" },
    })
    .input(z.void())
    .output(PersonalizedRecommendations)
    .mutation(({ ctx }) => refreshRecommendations(ctx)),
});
