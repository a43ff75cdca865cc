import type { Db } from "@dupewise/db/connect";
import { deleteExpiredRows } from "@dupewise/db/queries/delete-expired-rows";
import type { Logger } from "pino";

const EVERY_MS = 15_000;

/** Starts deleting expired rows at regular intervals. Returns a function that stops the deletion. */
export function startSweeping(db: Db, log: Logger): () => void {
  const sweep = () => {
    deleteExpiredRows(db).catch((error: unknown) => log.warn({ err: error }, "expired rows could not be deleted"));
  };
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
