import { explainConnectionError } from "@dupewise/db/connection/explain-connection-error";
import { pino } from "pino";
import { DEAD_LETTERS, openQueue } from "./open-queue.ts";

/** Requeues all permanently failed jobs and returns their number. */
export async function redrive(databaseUrl: string): Promise<number> {
  const queue = openQueue({ databaseUrl, log: pino({ level: "silent" }), works: false });
  try {
    return await (await queue.client()).redrive(DEAD_LETTERS);
  } catch (error) {
    throw explainConnectionError(databaseUrl, error);
  } finally {
    await queue.close();
  }
}
