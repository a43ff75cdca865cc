import { StartupError } from "../startup-error.ts";

const WHAT_TO_DO: Record<string, string> = {
  ECONNREFUSED: "no server is listening there; start PostgreSQL or correct DATABASE_URL",
  ENOTFOUND: "there is no such host; correct the host in DATABASE_URL",
  EAI_AGAIN: "the host name can't be resolved; correct it in DATABASE_URL or fix the network",
  CONNECT_TIMEOUT: "it does not respond like PostgreSQL; correct DATABASE_URL or allow connections to it",
  CONNECTION_CLOSED: "it closes the connection; start PostgreSQL or correct DATABASE_URL",
  "57P03": "it is starting or stopping; wait until it is up",
  "08P01":
    "it is a pooler that accepts no settings; set DATABASE_POOLED=true, and DATABASE_DIRECT_URL to PostgreSQL itself",
  "28P01": "it rejects the user name or password; correct them in DATABASE_URL",
  "28000": "it rejects this user; correct DATABASE_URL or allow the user in pg_hba.conf",
  "3D000": "it has no database with that name; create it or correct DATABASE_URL",
  "42501": "the user lacks permissions; make it the owner of the database",
  "53100": "its disk is full; free up space on it",
  "53300": "it has no connections left; raise max_connections",
};

/**
 * Returns a `StartupError` that explains a known connection error in one sentence. Returns any other error unchanged.
 */
export function explainConnectionError<E>(url: string, error: E): E | StartupError {
  // The query builder wraps the statement's error as its cause.
  const causes = error instanceof Error ? [error, error.cause] : [];
  const [code = ""] = causes.flatMap((one) => (one instanceof Error && "code" in one ? String(one.code) : []));
  const advice = WHAT_TO_DO[code];
  if (advice === undefined) return error;
  return new StartupError(`The database at ${URL.parse(url)?.host} can't be used: ${advice}.`, { cause: error });
}
