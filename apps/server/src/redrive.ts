import { pino } from "pino";
import { readEnvironment } from "./env.ts";
import { DEAD_LETTERS, openQueue } from "./jobs/open-queue.ts";

/** Has every job done after all that was given up. */
const { DATABASE_URL: databaseUrl } = readEnvironment();
if (databaseUrl === undefined) {
  console.error("Set DATABASE_URL to the database that the jobs are in.");
  process.exitCode = 1;
} else {
  const queue = openQueue({ databaseUrl, log: pino({ level: "warn" }), works: false });
  const boss = await queue.client();
  console.log(`${await boss.redrive(DEAD_LETTERS)} jobs were queued again.`);
  await queue.close();
}
