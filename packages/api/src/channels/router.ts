import { Channel, ChannelId, CreateChannelInput, Delivery, NewChannel } from "@dupewise/domain/channels/channel";
import { DomainError } from "@dupewise/domain/errors";
import { listDeliveries, requeueDelivery } from "@dupewise/db/queries/channels/deliveries";
import { deleteChannel, listChannels } from "@dupewise/db/queries/channels/channels";
import * as z from "zod";
import { protectedProcedure, router } from "../trpc.ts";
import { createChannel } from "./create.ts";

export const channelsRouter = router({
  list: protectedProcedure
    .meta({ rest: { method: "GET", path: "/channels", summary: "Where your notifications go, besides email" } })
    .input(z.void())
    .output(z.array(Channel))
    .query(({ ctx }) => listChannels(ctx.database.db, ctx.viewer.id)),

  create: protectedProcedure
    .meta({ rest: { method: "POST", path: "/channels", summary: "Add a webhook or an ntfy topic", status: 201 } })
    .input(CreateChannelInput)
    .output(NewChannel)
    .mutation(({ ctx, input }) => createChannel(ctx, input)),

  remove: protectedProcedure
    .meta({ rest: { method: "DELETE", path: "/channels/{id}", summary: "Remove a channel", status: 204 } })
    .input(ChannelId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteChannel(ctx.database.db, { ...input, userId: ctx.viewer.id }))) throwNotFound("channel");
    }),

  deliveries: protectedProcedure
    .meta({ rest: { method: "GET", path: "/deliveries", summary: "Messages sent to your channels, newest first" } })
    .input(z.void())
    .output(z.array(Delivery))
    .query(({ ctx }) => listDeliveries(ctx.database.db, ctx.viewer.id)),

  sendAgain: protectedProcedure
    .meta({ rest: { method: "POST", path: "/deliveries/{id}/send", summary: "Resend a message", status: 204 } })
    .input(ChannelId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.take("previewLinkUser", ctx.viewer.id);
      if (!(await requeueDelivery(ctx.database.db, { ...input, userId: ctx.viewer.id }))) throwNotFound("message");
      await ctx.enqueue(ctx.database.db, "deliver-notices", {});
    }),
});

/** Throws `not_found`, for another account's channel or message as well. */
function throwNotFound(what: string): never {
  throw new DomainError("not_found", `This ${what} doesn't exist or was deleted`);
}
