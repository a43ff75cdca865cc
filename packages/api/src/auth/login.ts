import { DomainError } from "@dupewise/domain/errors";
import type { LoginInput, User } from "@dupewise/domain/account/user";
import { isKnownDevice } from "@dupewise/db/queries/account/known-devices";
import { findUserByEmail, toUser } from "@dupewise/db/queries/account/users";
import type { RequestContext } from "../context.ts";
import { verifyPassword } from "./passwords.ts";
import { signIn } from "./sign-in.ts";

/**
 * Signs in. Throws `invalid_credentials`, with the same message for an unknown email and a wrong password, or
 * `rate_limited` after too many attempts. A browser that has signed in to the account before has its own allowance, so
 * that someone guessing passwords elsewhere can't lock the owner out.
 */
export async function login(ctx: RequestContext, { email, password }: LoginInput): Promise<User> {
  const { db } = ctx.database;
  const { hash } = ctx.device;
  const known = hash !== null && (await isKnownDevice(db, hash, email));
  const limit = known ? "loginDevice" : "loginAccount";
  const subject = known ? `${hash} ${email.toLowerCase()}` : email.toLowerCase();
  await ctx.limits.take("loginAddress", ctx.address);
  await ctx.limits.take(limit, subject);
  const row = await findUserByEmail(db, email);
  const matches = await verifyPassword(row?.password ?? null, password);
  if (!row || !matches) throw new DomainError("invalid_credentials", "That email and password don't match");
  await ctx.limits.refund("loginAddress", ctx.address);
  await ctx.limits.forget(limit, subject);
  await signIn(ctx, row.id);
  return toUser(row);
}
