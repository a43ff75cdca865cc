import { StartupError } from "../startup-error.ts";

const WHAT_TO_DO: Record<string, string> = {
  ECONNREFUSED: "nothing listens there; start PostgreSQL or correct DATABASE_URL",
  ENOTFOUND: "there is no such host; correct the host in DATABASE_URL",
  EAI_AGAIN: "the name of the host can't be resolved; correct the host in DATABASE_URL or mend the network",
  CONNECT_TIMEOUT: "it does not answer like PostgreSQL; correct DATABASE_URL or open the way to it",
  CONNECTION_CLOSED: "it hangs up; start PostgreSQL behind it or correct DATABASE_URL",
  "57P03": "it is starting or stopping; wait until it is up",
  "08P01":
    "a pooler stands there that takes no settings; set DATABASE_POOLED=true, and DATABASE_DIRECT_URL to PostgreSQL itself",
  "28P01": "it refuses the user or the password; correct them in DATABASE_URL",
  "28000": "it refuses this user; correct DATABASE_URL or allow the user in pg_hba.conf",
  "3D000": "it has no database of that name; create it or correct DATABASE_URL",
  "42501": "the user lacks a right; make it the owner of the database",
  "53100": "its disk is full; make room on it",
  "53300": "it has no connection left; raise its max_connections",
};

/**
 * Returns a `StartupError` with a one-sentence explanation for a known connection problem, or the error itself for any
 * other.
 */
export function connectionProblem<E>(url: string, error: E): E | StartupError {
  // The query builder wraps the statement's error as its cause.
  const causes = error instanceof Error ? [error, error.cause] : [];
  const [code = ""] = causes.flatMap((one) => (one instanceof Error && "code" in one ? String(one.code) : []));
  const advice = WHAT_TO_DO[code];
  if (advice === undefined) return error;
  return new StartupError(`The database at ${URL.parse(url)?.host} can't be used: ${advice}.`, { cause: error });
}
