import type { Database } from "@dupewise/db/connect";
import { insertUser } from "@dupewise/db/queries/account/users";
import { createSessions } from "../auth/cookie-sessions.ts";
import { hashPassword } from "../auth/passwords.ts";

/** By password, because hashing is slow on purpose. */
const hashes = new Map<string, Promise<string>>();

/** Creates an account with a session, bypassing the sign-up form, rate limits and emails. Returns the session token. */
export async function openAccount(
  database: Database,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  const [firstName = name, ...rest] = name.split(" ");
  const lastName = rest.join(" ") || null;
  const { id } = await insertUser(database.db, { name, firstName, lastName, email, password: await hash });
  return createSessions(database, false).create(id);
}
