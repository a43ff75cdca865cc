import {
  EmailNotification,
  MailSubscription,
  MessageResponse,
  NotificationId,
  NotificationInput,
  NotificationMatch,
  SubscriptionToken,
  TestNotificationInput,
  UpdateNotificationInput,
} from "@dupewise/domain/alerts/alert";
import { listNotifications } from "@dupewise/db/queries/alerts/alerts";
import * as z from "zod";
import { protectedProcedure, publicProcedure, router } from "../trpc.ts";
import { createNotification } from "./create.ts";
import { listNotificationMatches } from "./matches.ts";
import { removeNotification } from "./remove.ts";
import { sendSampleAlert } from "./send-sample-alert.ts";
import { getMailSubscription, resubscribe, unsubscribe } from "./unsubscribe.ts";
import { updateNotification } from "./update.ts";

export const notificationsRouter = router({
  list: protectedProcedure
    .meta({ rest: { method: "GET", path: "/email-notifications", summary: "Your alerts, newest first" } })
    .input(z.void())
    .output(z.array(EmailNotification))
    .query(({ ctx }) => listNotifications(ctx.database.db, ctx.viewer.id)),

  create: protectedProcedure
    .meta({ rest: { method: "POST", path: "/email-notifications", summary: "Set up an alert", status: 201 } })
    .input(NotificationInput)
    .output(EmailNotification)
    .mutation(({ ctx, input }) => createNotification(ctx, input)),

  test: protectedProcedure
    .meta({ rest: { method: "POST", path: "/email-notifications/test", summary: "Email yourself a sample alert" } })
    .input(TestNotificationInput.prefault({}))
    .output(MessageResponse)
    .mutation(({ ctx, input }) => sendSampleAlert(ctx, input)),

  update: protectedProcedure
    .meta({ rest: { method: "PUT", path: "/email-notifications/{id}", summary: "Change, pause or enable an alert" } })
    .input(UpdateNotificationInput)
    .output(EmailNotification)
    .mutation(({ ctx, input }) => updateNotification(ctx, input)),

  remove: protectedProcedure
    .meta({ rest: { method: "DELETE", path: "/email-notifications/{id}", summary: "Delete an alert", status: 204 } })
    .input(NotificationId)
    .output(z.void())
    .mutation(({ ctx, input }) => removeNotification(ctx, input)),

  matches: protectedProcedure
    .meta({ rest: { method: "GET", path: "/email-notifications/{id}/matches", summary: "The matches of an alert" } })
    .input(NotificationId)
    .output(z.array(NotificationMatch))
    .query(({ ctx, input }) => listNotificationMatches(ctx, input)),

  subscription: publicProcedure
    .meta({
      rest: { method: "GET", path: "/unsubscribe/{token}", summary: "The emails that an unsubscribe link stops" },
    })
    .input(SubscriptionToken)
    .output(MailSubscription)
    .query(({ ctx, input }) => getMailSubscription(ctx, input)),

  unsubscribe: publicProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/unsubscribe/{token}",
        summary: "Unsubscribe from emails with one click (RFC 8058)",
        ignoresBody: true,
      },
    })
    .input(SubscriptionToken)
    .output(MessageResponse)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),

  resubscribe: publicProcedure
    .meta({ rest: { method: "POST", path: "/unsubscribe/{token}/undo", summary: "Resubscribe after unsubscribing" } })
    .input(SubscriptionToken)
    .output(MailSubscription)
    .mutation(({ ctx, input }) => resubscribe(ctx, input)),
});
