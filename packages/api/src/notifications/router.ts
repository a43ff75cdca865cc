import {
  EmailNotification,
  Message,
  NotificationId,
  NotificationInput,
  NotificationMatch,
  TestNotificationInput,
  UpdateNotificationInput,
} from "@dupewise/domain/notification";
import { listNotifications } from "@dupewise/db/queries/notifications";
import * as z from "zod";
import { protectedProcedure, router } from "../trpc.ts";
import { createNotification } from "./create.ts";
import { listNotificationMatches } from "./matches.ts";
import { removeNotification } from "./remove.ts";
import { sendTestNotification } from "./test.ts";
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
    .meta({ rest: { method: "POST", path: "/email-notifications/test", summary: "Mail yourself a sample alert" } })
    .input(TestNotificationInput.prefault({}))
    .output(Message)
    .mutation(({ ctx, input }) => sendTestNotification(ctx, input)),

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
    .meta({ rest: { method: "GET", path: "/email-notifications/{id}/matches", summary: "What an alert has found" } })
    .input(NotificationId)
    .output(z.array(NotificationMatch))
    .query(({ ctx, input }) => listNotificationMatches(ctx, input)),
});
