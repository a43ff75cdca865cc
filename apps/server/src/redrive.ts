import { explainConnectionError } from "@dupewise/db/connection/explain-connection-error";
import { pino } from "pino";
import { readEnvironment } from "./config/env.ts";
import { DEAD_LETTERS, openQueue } from "./jobs/open-queue.ts";

/** Requeues every permanently failed job; returns their number. */
async function redrive(databaseUrl: string): Promise<number> {
  const queue = openQueue({ databaseUrl, log: pino({ level: "silent" }), works: false });
  try {
    return await (await queue.client()).redrive(DEAD_LETTERS);
  } catch (error) {
    throw explainConnectionError(databaseUrl, error);
  } finally {
    await queue.close();
  }
}

try {
  const { DATABASE_URL } = readEnvironment();
  if (DATABASE_URL === undefined) throw new Error("Set DATABASE_URL to the database that contains the jobs.");
  const count = await redrive(DATABASE_URL);
  console.log(count === 1 ? "1 job was requeued." : `${count} jobs were requeued.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
