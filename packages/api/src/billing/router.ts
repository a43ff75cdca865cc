import { BillingPortal, BillingStatus, Checkout } from "@dupewise/domain/account/billing";
import { User } from "@dupewise/domain/account/user";
import * as z from "zod";
import { protectedProcedure, router } from "../trpc.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { createSubscription } from "./create-subscription.ts";
import { createPortalSession } from "./portal.ts";
import { resumeSubscription } from "./resume-subscription.ts";
import { getBillingStatus } from "./status.ts";
import { syncViewer } from "./sync-viewer.ts";

export const billingRouter = router({
  status: protectedProcedure
    .meta({ rest: { method: "GET", path: "/subscription", summary: "Your plan, and whether it can be upgraded here" } })
    .input(z.void())
    .output(BillingStatus)
    .query(({ ctx }) => getBillingStatus(ctx)),

  createSubscription: protectedProcedure
    .meta({ rest: { method: "POST", path: "/create-subscription", summary: "Open a checkout for Premium" } })
    .input(z.void())
    .output(Checkout)
    .mutation(({ ctx }) => createSubscription(ctx)),

  cancel: protectedProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/cancel-subscription",
        summary: "Cancel Premium at the end of the billing period",
      },
    })
    .input(z.void())
    .output(User)
    .mutation(({ ctx }) => cancelSubscription(ctx)),

  resume: protectedProcedure
    .meta({ rest: { method: "POST", path: "/resume-subscription", summary: "Undo a cancellation" } })
    .input(z.void())
    .output(User)
    .mutation(({ ctx }) => resumeSubscription(ctx)),

  sync: protectedProcedure
    .meta({ rest: { method: "POST", path: "/subscription/sync", summary: "Refresh your plan from Stripe" } })
    .input(z.void())
    .output(User)
    .mutation(({ ctx }) => syncViewer(ctx)),

  portal: protectedProcedure
    .meta({
      rest: {
        method: "POST",
        path: "/billing-portal",
        summary: "Open Stripe's page for managing your card and invoices",
      },
    })
    .input(z.void())
    .output(BillingPortal)
    .mutation(({ ctx }) => createPortalSession(ctx)),
});
