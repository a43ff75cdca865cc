import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { JOB_TABLE } from "./jobs/job-table.ts";
import { DEAD_LETTERS, openQueue } from "./jobs/open-queue.ts";
import { redrive } from "./jobs/redrive.ts";

const PROGRAM = join(import.meta.dirname, "redrive.ts");

/** As `npm run redrive` does. */
const runProgram = (databaseUrl: string) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return promisify(execFile)(process.execPath, [PROGRAM], {
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: databaseUrl },
  });
};

/** A queue that never retries a failed job. */
async function openHopelessQueue() {
  const database = await createTestDatabase();
  const jobs = JOB_TABLE.map((job) => ({ ...job, retries: 0 }));
  const queue = openQueue({ databaseUrl: database.url, log: pino({ level: "silent" }), works: false, jobs });
  onTestFinished(async () => {
    await queue.close();
    await database.close();
  });
  const boss = await queue.client();
  const giveUp = async (mailId: string) => {
    await queue.enqueue(database.db, "deliver-mail", { mailId });
    for (const { id } of await boss.fetch("deliver-mail")) await boss.fail("deliver-mail", id, { message: "refused" });
  };
  const waiting = async () => {
    const rows = await database.sql<{ name: string; id: string }[]>`
      select name, data->>'mailId' as id from pgboss.job where state = 'created' order by 1, 2`;
    return rows.map(({ name, id }) => `${name} ${id}`);
  };
  return { url: database.url, giveUp, waiting };
}

it.each([
  [["m1"], "1 job was requeued.\n"],
  [["m1", "m2"], "2 jobs were requeued.\n"],
])("requeues every failed job once and prints the number of jobs: %j", async (ids, words) => {
  const { url, giveUp, waiting } = await openHopelessQueue();
  for (const id of ids) await giveUp(id);
  expect(await waiting()).toEqual(ids.map((id) => `${DEAD_LETTERS} ${id}`));
  expect((await runProgram(url)).stdout).toBe(words);
  expect(await waiting()).toEqual(ids.map((id) => `deliver-mail ${id}`));
  expect(await redrive(url)).toBe(0);
});
