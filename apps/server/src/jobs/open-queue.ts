import type { Enqueue } from "@dupewise/api/ports/jobs";
import { SILENCE_SECONDS } from "@dupewise/db/connect";
import { sql } from "drizzle-orm";
import type { PgBoss, QueueOptions } from "pg-boss";
import type { Logger } from "pino";
import { JOB_TABLE, type Job } from "./job-table.ts";

export interface Queue {
  enqueue: Enqueue;
  /** The queue's own client, once it is loaded and its tables are there. */
  client: () => Promise<PgBoss>;
  /** Gives back the jobs that this process still does; others take them up again. */
  close: () => Promise<void>;
}

interface QueueConnection {
  /** PostgreSQL itself for a process that does jobs: a pooler in transaction mode passes no notification on. */
  databaseUrl: string;
  log: Logger;
  /** Whether this process does jobs, and so looks after those that others left behind. */
  works: boolean;
  jobs?: readonly Job[];
}

/** The queue of jobs that failed for good. */
export const DEAD_LETTERS = "dead-letters";

/** A job whose worker says nothing for this long is given to another one. */
const HEARTBEAT_SECONDS = 15;
const SUPERVISE_SECONDS = 5;
/** Jobs of a schedule are looked for so often, flows, of which there are none, as rarely as may be. */
const SCHEDULED_SECONDS = 30;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * Creates the job queue in its own PostgreSQL schema. It opens on first use, so that a server can listen before that,
 * and retries on the next use if the database was down.
 */
export function openQueue({ databaseUrl, log, works, jobs = JOB_TABLE }: QueueConnection): Queue {
  let opening: Promise<PgBoss> | undefined;
  const open = async () => {
    const pgBoss = await import("pg-boss");
    const boss = new pgBoss.PgBoss({
      connectionString: forQueue(databaseUrl),
      application_name: "dupewise jobs",
      // Fetching and settling are short; the jobs' own work has the other connections.
      max: works ? 3 : 1,
      schedule: works,
      supervise: works,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      cronWorkerIntervalSeconds: SCHEDULED_SECONDS,
      flowIntervalSeconds: HOUR,
      // Whoever does jobs is told of new ones, over one more connection; polls are for what was missed.
      useListenNotify: works,
    });
    boss.on("error", (error) => log.warn({ err: error }, "the job queue stumbled"));
    boss.on("warning", ({ message }) => log.warn({ reason: message }, "the job queue warns"));
    try {
      await boss.start();
      await declareQueues(boss, jobs);
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  };
  const client = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    client,
    enqueue: async (db, name, data) => {
      const [boss, { fromDrizzle }] = await Promise.all([client(), import("pg-boss")]);
      await boss.send(name, data, { db: fromDrizzle(db, sql) });
    },
    close: async () => {
      const boss = await opening?.catch(() => undefined);
      await boss?.stop({ graceful: false });
    },
  };
}

/**
 * The queue's driver waits for an answer without end, and takes `sslmode` more strictly than ours, unless it is told to
 * take it as PostgreSQL's own does.
 */
function forQueue(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set("query_timeout", String(SILENCE_SECONDS * 1_000));
  if (url.searchParams.has("sslmode")) url.searchParams.set("uselibpqcompat", "true");
  return url.href;
}

async function declareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  const declare = (name: string, options: QueueOptions & { deadLetter?: string }) =>
    existing.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options);
  await declare(DEAD_LETTERS, { retentionSeconds: 30 * DAY });
  await Promise.all(jobs.map((job) => declare(job.name, optionsOf(job))));
}

function optionsOf({ deadlineSeconds, retries, backoffSeconds }: Job) {
  return {
    // Later than the job's own deadline, so that one cause of an end comes before the other.
    expireInSeconds: deadlineSeconds + HEARTBEAT_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: retries,
    retryDelay: backoffSeconds,
    retryBackoff: true,
    retryDelayMax: HOUR,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: HOUR,
    notify: true,
    deadLetter: DEAD_LETTERS,
  };
}
