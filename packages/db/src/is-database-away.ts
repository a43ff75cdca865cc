/**
 * What the driver and PostgreSQL itself call a connection that is not there, going away, or one too many, a disk or
 * memory that is full, a statement or transaction that had no answer in its time, a prepared statement that a pooler or
 * somebody else dropped in the middle of a transaction, and a transaction whose commit rolled back.
 */
const AWAY = new Set([
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
  "57P01",
  "57P02",
  "57P03",
  "53100",
  "53200",
  "53300",
  "58030",
  "57014",
  "25P03",
  "08006",
  "26000",
  "NOT_COMMITTED",
]);

/**
 * Returns true when an error, or one of its causes, means that the database is unreachable for now. Other modules
 * translate their own connection errors, so what reaches this point comes from the driver.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && AWAY.has(cause.code)) return true;
  }
  return false;
}
