/** What the driver and the system call a connection that is not there, going away, or silent. */
const BROKEN = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "CONNECT_TIMEOUT",
  "SILENCE_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "NOT_COMMITTED",
]);
/**
 * PostgreSQL's own classes of trouble that passes: connections (08), transactions that it rolled back for the sake of
 * others (40), disk, memory or connections that are full (53), an operator or a time limit that ended a statement (57),
 * the system below it (58). Beside them a lock that was not to be had, a transaction that was silent for too long, a
 * standby that takes no writes yet, and a prepared statement that a pooler or somebody else dropped.
 */
const PASSING = /^(?:(?:08|40|53|57|58)[0-9A-Z]{3}|55P03|25P03|25006|26000)$/;

/** The job queue's driver names no code where its own time was over or its connection ended. */
const NAMELESS = /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated)/;

/**
 * Returns true when an error, or one of its causes, means that the database is temporarily unreachable. Other modules
 * translate their own connection errors, so whatever reaches this point comes from the drivers.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (BROKEN.has(code) || PASSING.test(code) || NAMELESS.test(cause.message)) return true;
  }
  return false;
}
