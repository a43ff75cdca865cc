import { setTimeout as sleep } from "node:timers/promises";
import type { RequestPasswordResetInput } from "@dupewise/domain/account/user";
import { storeResetToken } from "@dupewise/db/queries/account/password-resets";
import { findUserByEmail } from "@dupewise/db/queries/account/users";
import type { RequestContext } from "../context.ts";
import { hashToken, generateToken } from "./tokens.ts";

/** Longer than the work takes, so that the response time does not reveal whether the account exists. */
const ANSWER_AFTER_MS = 250;

/**
 * Emails a password reset link if the account exists. The response doesn't reveal whether it does. Throws
 * `rate_limited` after too many requests.
 */
export async function requestPasswordReset(ctx: RequestContext, { email }: RequestPasswordResetInput): Promise<void> {
  await ctx.limits.take("resetAddress", ctx.address);
  const answerable = sleep(ANSWER_AFTER_MS);
  const [work] = await Promise.allSettled([sendResetLink(ctx, email), answerable]);
  if (work.status === "rejected") throw work.reason;
}

async function sendResetLink(ctx: RequestContext, email: string): Promise<void> {
  const row = await findUserByEmail(ctx.database.db, email);
  if (!(await ctx.limits.allows("resetAccount", email.toLowerCase())) || !row) return;
  const token = generateToken();
  await ctx.database.db.transaction(async (tx) => {
    await storeResetToken(tx, row.id, hashToken(token));
    await ctx.sendMail(tx, {
      kind: "password-reset",
      userId: row.id,
      to: row.email,
      name: row.name,
      // In the fragment, which neither a log nor another site ever sees.
      link: `${ctx.siteUrl()}/auth#reset=${token}`,
    });
  });
}
