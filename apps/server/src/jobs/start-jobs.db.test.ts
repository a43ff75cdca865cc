import { setTimeout as sleep } from "node:timers/promises";
import { parseJobData } from "@dupewise/api/ports/jobs";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { wire } from "../wire.ts";
import { readEnvironment } from "../config/env.ts";
import { createRegistry } from "../http/monitoring/metrics.ts";
import { createJobMetrics } from "./job-metrics.ts";
import type { Job } from "./job-table.ts";
import { DEAD_LETTERS, openQueue } from "./open-queue.ts";
import { startJobs } from "./start-jobs.ts";

const WAIT = { timeout: 120_000, interval: 50 };
const terms = { deadlineSeconds: 20, retries: 1, backoffSeconds: 1, concurrency: 5, pollSeconds: 0.5 };

/** A worker that delivers emails as the test specifies. */
async function open(run: Job["run"], changes: Partial<Job> = {}) {
  const database = await createTestDatabase();
  const log = pino({ level: "silent" });
  const wiring = await wire({
    env: readEnvironment({}),
    databaseUrl: database.url,
    siteUrl: () => "",
    secure: false,
    log,
    works: false,
  });
  const jobs: Job[] = [{ ...terms, ...changes, name: "deliver-mail", run }];
  const queue = openQueue({ databaseUrl: database.url, log, works: true, jobs });
  const metrics = createJobMetrics(createRegistry(), queue, database.db);
  const stop = startJobs({ services: wiring.services, queue, log, count: metrics.count, jobs });
  onTestFinished(async () => {
    await stop();
    await queue.close();
    await wiring.close();
    await database.close();
  });
  const send = (mailId: string) => queue.enqueue(database.db, "deliver-mail", { mailId });
  const states = async () => {
    const rows = await database.sql<{ state: string }[]>`
      select state::text from pgboss.job where name = 'deliver-mail' order by created_on`;
    return rows.map(({ state }) => state);
  };
  return { database, queue, metrics, send, states, stop };
}

it("processes a batch and retries only the job that failed", async () => {
  const tries: string[] = [];
  const { send, states, metrics } = await open(async (_services, data) => {
    const { mailId = "" } = parseJobData("deliver-mail", data);
    tries.push(mailId);
    if (mailId === "bad" && tries.filter((id) => id === "bad").length === 1) throw new Error("refused");
  });
  await Promise.all(["a", "bad", "c"].map(send));
  await vi.waitFor(async () => expect(await states()).toEqual(["completed", "completed", "completed"]), WAIT);
  expect(tries.toSorted()).toEqual(["a", "bad", "bad", "c"]);
  const figures = await metrics.render();
  expect(figures).toContain('job_duration_seconds_count{job="deliver-mail",outcome="done"} 3');
  expect(figures).toContain('job_duration_seconds_count{job="deliver-mail",outcome="failed"} 1');
  expect(figures).toContain('jobs_waiting{job="deliver-mail"} 0');
  expect(figures).toContain("mails_waiting 0");
});

it("reacts to notifications about new jobs instead of polling for them", async () => {
  const { database, send, states } = await open(async () => {}, { pollSeconds: 3_600 });
  const listeners = () => database.sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ~ '^LISTEN|pg_listening_channels'`;
  for (const expected of [["completed"], ["completed", "completed"]]) {
    await send("m1");
    await vi.waitFor(async () => expect(await states()).toEqual(expected), WAIT);
  }
  expect(await listeners()).toHaveLength(1);
});

it("moves a job that keeps failing to the dead-letter queue, where it can be inspected and requeued", async () => {
  let refuses = true;
  const { database, queue, send, states, metrics } = await open(async () => {
    if (refuses) throw new Error("refused");
  });
  await send("m1");
  await vi.waitFor(async () => expect(await states()).toEqual(["failed"]), WAIT);
  const dead = await database.sql`
    select data, source_name, source_output->>'message' as reason from pgboss.job where name = ${DEAD_LETTERS}`;
  expect(dead).toEqual([{ data: { mailId: "m1" }, source_name: "deliver-mail", reason: "refused" }]);
  expect(await metrics.render()).toContain('jobs_dead{job="deliver-mail"} 1');

  refuses = false;
  expect(await (await queue.client()).redrive(DEAD_LETTERS)).toBe(1);
  await vi.waitFor(async () => expect(await states()).toEqual(["failed", "completed"]), WAIT);
  expect(await metrics.render()).toContain('jobs_dead{job="deliver-mail"} 0');
});

it("ends a job at its deadline even if it ignores the signal", async () => {
  let reason: unknown;
  const { send, states } = await open(
    (_services, _data, signal) => {
      signal.addEventListener("abort", () => {
        reason = signal.reason;
      });
      return new Promise(() => {});
    },
    { deadlineSeconds: 1, retries: 0 },
  );
  await send("m1");
  await vi.waitFor(async () => expect(await states()).toEqual(["failed"]), WAIT);
  expect(reason).toMatchObject({ name: "TimeoutError" });
});

it("completes a job only once, even if its lease passes to another worker", async () => {
  const attempts: string[] = [];
  const { database, send, states } = await open(async (_services, _data, signal) => {
    const isFirst = attempts.push("begun") === 1;
    // Until the next heartbeat notices that the job is no longer ours.
    if (isFirst) await new Promise((_resolve, reject) => signal.addEventListener("abort", reject));
  });
  await send("m1");
  await vi.waitFor(() => expect(attempts).toHaveLength(1), WAIT);
  await database.sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'deliver-mail'`;
  await vi.waitFor(async () => expect(await states()).toEqual(["completed"]), WAIT);
  expect(attempts).toHaveLength(2);
  expect(await database.sql`select from pgboss.job where name = ${DEAD_LETTERS}`).toEqual([]);
});

it("recovers after all database connections are dropped", async () => {
  const done = vi.fn(async () => {});
  const { database, send, states } = await open(done);
  await send("m1");
  await vi.waitFor(async () => expect(await states()).toEqual(["completed"]), WAIT);
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await vi.waitFor(() => send("m2"), WAIT);
  await vi.waitFor(async () => expect((await states()).at(-1)).toBe("completed"), WAIT);
  expect(done).toHaveBeenCalledTimes(2);
});

it("finishes the running job before stopping", async () => {
  let ended = false;
  const begun = vi.fn();
  const { send, states, stop } = await open(async () => {
    begun();
    await sleep(500);
    ended = true;
  });
  await send("m1");
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), WAIT);
  await stop();
  expect(ended).toBe(true);
  expect(await states()).toEqual(["completed"]);
});
