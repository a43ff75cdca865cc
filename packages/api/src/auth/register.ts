import type { RegisterInput, User } from "@dupewise/domain/account/user";
import { insertUser } from "@dupewise/db/queries/account/users";
import type { RequestContext } from "../context.ts";
import { keepComparisonOnSignUp } from "../visitors/keep.ts";
import { hashPassword } from "./passwords.ts";
import { signIn } from "./sign-in.ts";

/**
 * Creates an account, moves the comparison that this browser made as a visitor into it, sends the welcome email, and
 * signs the user in. Throws `conflict` if the email is already in use, or `rate_limited` after too many attempts from
 * one address.
 */
export async function register(ctx: RequestContext, { name, email, password }: RegisterInput): Promise<User> {
  await ctx.limits.take("registerAddress", ctx.address);
  const [firstName = name, ...rest] = name.split(" ");
  const hash = await hashPassword(password);
  const isWelcomed = await ctx.limits.allows("mailRecipient", email.toLowerCase());
  const user = await ctx.database.db.transaction(async (tx) => {
    const lastName = rest.join(" ").trim() || null;
    const made = await insertUser(tx, { name, email, firstName, lastName, password: hash });
    if (isWelcomed) await ctx.sendMail(tx, { kind: "welcome", userId: made.id, to: email, name, link: ctx.siteUrl() });
    return keepComparisonOnSignUp(ctx, tx, made);
  });
  await signIn(ctx, user.id);
  return user;
}
