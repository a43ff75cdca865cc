import type { Db } from "@dupewise/db/connect";
import { sweepExpired } from "@dupewise/db/queries/sweep";
import type { Logger } from "pino";

const EVERY_MS = 15_000;

/** Clears away what has run out, now and again; answers how to stop. */
export function sweepRegularly(db: Db, log: Logger): () => void {
  const sweep = () => {
    sweepExpired(db).catch((error: unknown) => log.warn({ err: error }, "sweeping failed"));
  };
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
