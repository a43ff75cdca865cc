import { randomBytes } from "node:crypto";
import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { BRAND } from "@dupewise/domain/brand";
import type { CreateChannelInput, NewChannel, Notice } from "@dupewise/domain/channels/channel";
import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { DomainError } from "@dupewise/domain/errors";
import { insertChannel } from "@dupewise/db/queries/channels/channels";
import type { ViewerContext } from "../context.ts";
import { SECRET_PREFIX } from "./build-delivery-request.ts";

const SECRET_BYTES = 32;

/**
 * Adds a notification channel and sends a test message to it. This is the only time that a webhook's secret is
 * returned. Throws `premium_required` on the free plan, `conflict` if the channel exists or the account has too many,
 * and `rate_limited` after too many attempts.
 */
export async function createChannel(ctx: ViewerContext, input: CreateChannelInput): Promise<NewChannel> {
  if (!entitlementsOf(ctx.viewer).alertMail) {
    throw new DomainError(
      "premium_required",
      "Notifications through ntfy and webhooks are a Premium feature. Everyone gets notifications in the app",
    );
  }
  await ctx.limits.take("previewLinkUser", ctx.viewer.id);
  const secret = input.kind === "webhook" ? `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString("base64")}` : null;
  const greeting: Notice = {
    event: "channel.created",
    title: `${BRAND} is connected`,
    message: "This is where your notifications will arrive.",
    link: `${ctx.siteUrl()}/account`,
    data: {},
  };
  const made = await insertChannel(ctx.database.db, { ...input, userId: ctx.viewer.id, secret }, greeting);
  if (made === "known") throw new DomainError("conflict", "You've already added that address");
  if (made === "limit_reached") {
    throw new DomainError(
      "conflict",
      `You've reached the limit of ${STORAGE_LIMITS.channels} channels. Remove one to add another`,
    );
  }
  await ctx.enqueue(ctx.database.db, "deliver-notices", {});
  return { ...made, secret };
}
