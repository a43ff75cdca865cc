import { HistoryInput, HistoryPage } from "@dupewise/domain/history";
import { protectedProcedure, router } from "../trpc.ts";
import { listHistory } from "./list.ts";

export const historyRouter = router({
  list: protectedProcedure
    .meta({ rest: { method: "GET", path: "/comparisons", summary: "Your comparisons, a page at a time" } })
    .input(HistoryInput.prefault({}))
    .output(HistoryPage)
    .query(({ ctx, input }) => listHistory(ctx, input)),
});
