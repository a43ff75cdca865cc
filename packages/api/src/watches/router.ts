import { CreateWatchInput, UpdateWatchInput, Watches, WatchId, WatchWithHistory } from "@dupewise/domain/watches/watch";
import { deleteWatch, listWatches, updateWatch } from "@dupewise/db/queries/watches/watches";
import * as z from "zod";
import { protectedProcedure, router } from "../trpc.ts";
import { createWatch } from "./create.ts";
import { getWatch } from "./get.ts";
import { throwNoSuchWatch } from "./no-such-watch.ts";

export const watchesRouter = router({
  list: protectedProcedure
    .meta({ rest: { method: "GET", path: "/watches", summary: "The prices you watch" } })
    .input(z.void())
    .output(Watches)
    .query(({ ctx }) => listWatches(ctx.database.db, ctx.viewer.id)),

  create: protectedProcedure
    .meta({ rest: { method: "POST", path: "/watches", summary: "Watch the price of a product", status: 201 } })
    .input(CreateWatchInput)
    .output(WatchWithHistory)
    .mutation(({ ctx, input }) => createWatch(ctx, input)),

  get: protectedProcedure
    .meta({ rest: { method: "GET", path: "/watches/{id}", summary: "A watched price with its history" } })
    .input(WatchId)
    .output(WatchWithHistory)
    .query(({ ctx, input }) => getWatch(ctx, input)),

  update: protectedProcedure
    .meta({ rest: { method: "PATCH", path: "/watches/{id}", summary: "Change when a watch notifies you" } })
    .input(UpdateWatchInput)
    .output(WatchWithHistory)
    .mutation(async ({ ctx, input: { id, ...terms } }) => {
      if (!(await updateWatch(ctx.database.db, { id, userId: ctx.viewer.id }, terms))) throwNoSuchWatch();
      return getWatch(ctx, { id });
    }),

  remove: protectedProcedure
    .meta({ rest: { method: "DELETE", path: "/watches/{id}", summary: "Stop watching a price", status: 204 } })
    .input(WatchId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteWatch(ctx.database.db, { ...input, userId: ctx.viewer.id }))) throwNoSuchWatch();
    }),
});
