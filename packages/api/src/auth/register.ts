import type { RegisterInput, User } from "@dupewise/domain/user";
import { insertUser } from "@dupewise/db/queries/users";
import type { RequestContext } from "../context.ts";
import { hashPassword } from "./passwords.ts";
import { signIn } from "./sign-in.ts";

/** Opens an account and signs in. Throws `conflict` when the e-mail has one already. */
export async function register(ctx: RequestContext, { name, email, password }: RegisterInput): Promise<User> {
  await ctx.limits.take("registerAddress", ctx.address);
  const [firstName = name, ...rest] = name.split(" ");
  const user = await insertUser(ctx.database.db, {
    name,
    email,
    firstName,
    lastName: rest.join(" ") || null,
    password: await hashPassword(password),
  });
  await signIn(ctx, user.id);
  return user;
}
