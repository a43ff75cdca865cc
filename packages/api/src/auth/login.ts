import { DomainError } from "@dupewise/domain/errors";
import type { LoginInput, User } from "@dupewise/domain/user";
import { findUserByEmail, toUser } from "@dupewise/db/queries/users";
import type { RequestContext } from "../context.ts";
import { verifyPassword } from "./passwords.ts";

/** Signs in. Throws `invalid_credentials`, alike for an unknown e-mail and a wrong password. */
export async function login(ctx: RequestContext, { email, password }: LoginInput): Promise<User> {
  const row = await findUserByEmail(ctx.database.db, email);
  const matches = await verifyPassword(row?.password ?? null, password);
  if (!row || !matches) throw new DomainError("invalid_credentials", "That email and password do not match");
  await ctx.session.start(row.id);
  return toUser(row);
}
