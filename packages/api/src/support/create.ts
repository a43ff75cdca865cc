import type { SupportInput, SupportReceipt } from "@dupewise/domain/account/support";
import { entitlementsOf } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import { insertSupportRequest } from "@dupewise/db/queries/support";
import type { ViewerContext } from "../context.ts";

/**
 * Stores a support request, forwards it to support, and confirms it to the account's own email address, all in one
 * transaction. Uses the email address in the form only as the reply address. Requests from premium members have
 * priority. Throws `rate_limited` after too many requests, or `conflict` if too many of the account's requests are
 * stored.
 */
export async function createSupportRequest(ctx: ViewerContext, input: SupportInput): Promise<SupportReceipt> {
  await ctx.limits.take("supportUser", ctx.viewer.id);
  const { id: userId, email: to } = ctx.viewer;
  // To the account's own email, whatever the form says, which could be anyone's.
  const isConfirmed = await ctx.limits.allows("mailRecipient", to.toLowerCase());
  const priority = entitlementsOf(ctx.viewer).prioritySupport;
  const id = await ctx.database.db.transaction(async (tx) => {
    const stored = await insertSupportRequest(tx, { ...input, userId, priority });
    if (stored === null) throwTooManyRequests();
    const { name, email: from, message } = input;
    await ctx.sendMail(tx, { kind: "support-request", id: stored, from, name, message, priority });
    if (isConfirmed) await ctx.sendMail(tx, { kind: "support-received", userId, to, name, id: stored, priority });
    return stored;
  });
  return { id, priority, message: "Thank you for contacting us! We'll get back to you within 24 hours." };
}

function throwTooManyRequests(): never {
  throw new DomainError(
    "conflict",
    "You've already sent us several messages. Please reply to one of our emails instead",
  );
}
