import { DomainError } from "@dupewise/domain/errors";
import type { User } from "@dupewise/domain/account/user";
import type { RequestContext } from "../context.ts";

/** Returns the signed-in user. Throws `unauthorized` if nobody is signed in. */
export async function requireViewer({ session }: Pick<RequestContext, "session">): Promise<User> {
  const current = await session.current();
  if (!current) throw new DomainError("unauthorized", "Unauthorized");
  return current.user;
}
