/** The driver's and the system's codes for a missing, closing or silent connection. */
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
 * PostgreSQL's error classes for transient problems: connections (08), transactions rolled back in favor of others
 * (40), full disk, memory or connections (53), statements ended by an operator or a time limit (57), the system
 * underneath (58). Also an unavailable lock, an idle transaction, a standby that accepts no writes yet, and a prepared
 * statement that a pooler or someone else dropped.
 */
const PASSING = /^(?:(?:08|40|53|57|58)[0-9A-Z]{3}|55P03|25P03|25006|26000)$/;

/** The job queue's driver has no code for its own timeout or a closed connection. */
const NAMELESS = /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated)/;

/**
 * Returns true if an error, or one of its causes, means that the database is temporarily unavailable. Other modules
 * convert their own connection errors, so a connection error that arrives here comes from a database driver.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (BROKEN.has(code) || PASSING.test(code) || NAMELESS.test(cause.message)) return true;
  }
  return false;
}
