import { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { flattenComparison } from "@dupewise/domain/comparison/flat-sides";
import { ComparisonId, HistoryInput, HistoryPage, SetFavoriteInput } from "@dupewise/domain/comparison/history";
import { ExportInput } from "@dupewise/domain/comparison/export-input";
import * as z from "zod";
import { toSyncParser } from "../transport/sync-parser.ts";
import { withErrorCodes, createStreamSchema } from "../transport/stream.ts";
import { protectedProcedure, router } from "../trpc.ts";
import { exportHistory } from "./export.ts";
import { listHistory } from "./list.ts";
import { removeFromHistory } from "./remove.ts";
import { restoreToHistory } from "./restore.ts";
import { setFavorite } from "./set-favorite.ts";

export const historyRouter = router({
  list: protectedProcedure
    .meta({ rest: { method: "GET", path: "/comparisons", summary: "Your comparisons, a page at a time" } })
    .input(HistoryInput.prefault({}))
    .output(toSyncParser(HistoryPage))
    .query(async ({ ctx, input }) => {
      const page = await listHistory(ctx, input);
      return { ...page, items: page.items.map(flattenComparison) };
    }),

  setFavorite: protectedProcedure
    .meta({
      rest: {
        method: "PATCH",
        path: "/comparisons/{id}/favorite",
        summary: "Mark or unmark a comparison as a favorite",
      },
    })
    .input(SetFavoriteInput)
    .output(FlatComparison)
    .mutation(async ({ ctx, input }) => flattenComparison(await setFavorite(ctx, input))),

  remove: protectedProcedure
    .meta({
      rest: {
        method: "DELETE",
        path: "/comparisons/{id}",
        summary: "Remove a comparison from your history",
        status: 204,
      },
    })
    .input(ComparisonId)
    .output(z.void())
    .mutation(({ ctx, input }) => removeFromHistory(ctx, input)),

  restore: protectedProcedure
    .meta({ rest: { method: "POST", path: "/comparisons/{id}/restore", summary: "Undo a removal" } })
    .input(ComparisonId)
    .output(FlatComparison)
    .mutation(async ({ ctx, input }) => flattenComparison(await restoreToHistory(ctx, input))),

  export: protectedProcedure
    .meta({
      rest: {
        method: "GET",
        path: "/comparisons/export",
        summary: "Your history as a file, either complete or filtered",
        file: "dupewise-history",
      },
    })
    .input(ExportInput.prefault({}))
    .output(createStreamSchema<string>())
    .query(({ ctx, input }) => withErrorCodes(exportHistory(ctx, input))),
});
