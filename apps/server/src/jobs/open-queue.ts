import type { Enqueue } from "@dupewise/api/ports/jobs";
import { SILENCE_SECONDS } from "@dupewise/db/connect";
import { sql } from "drizzle-orm";
import type { PgBoss, QueueOptions } from "pg-boss";
import type { Logger } from "pino";
import { JOB_TABLE, type Job } from "./job-table.ts";

export interface Queue {
  enqueue: Enqueue;
  /** Returns the queue's own client, once it is loaded and its tables exist. */
  client: () => Promise<PgBoss>;
  /** Releases this process's running jobs for others to take over. */
  close: () => Promise<void>;
}

interface QueueConnection {
  /**
   * The URL of PostgreSQL. For a process that runs jobs, it must lead to PostgreSQL itself, because transaction-mode
   * poolers don't forward notifications.
   */
  databaseUrl: string;
  log: Logger;
  /** Whether this process runs jobs, including those that other processes left behind. */
  works: boolean;
  jobs?: readonly Job[];
}

/** The name of the queue that holds permanently failed jobs. */
export const DEAD_LETTERS = "dead-letters";

/** A job whose worker is silent for this long goes to another one. */
const HEARTBEAT_SECONDS = 15;
const SUPERVISE_SECONDS = 5;
/** Scheduled jobs are checked this often; flows, which we don't use, as rarely as possible. */
const SCHEDULED_SECONDS = 30;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * Opens the job queue, which has its own PostgreSQL schema. The queue connects on first use, so that a server starts
 * listening earlier. If the database is down, the queue tries again on the next use.
 */
export function openQueue({ databaseUrl, log, works, jobs = JOB_TABLE }: QueueConnection): Queue {
  let opening: Promise<PgBoss> | undefined;
  const open = async () => {
    const pgBoss = await import("pg-boss");
    const boss = new pgBoss.PgBoss({
      connectionString: toQueueUrl(databaseUrl),
      application_name: "dupewise jobs",
      // Fetching and settling are quick; the jobs' own work uses the other connections.
      max: works ? 3 : 1,
      schedule: works,
      supervise: works,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      cronWorkerIntervalSeconds: SCHEDULED_SECONDS,
      flowIntervalSeconds: HOUR,
      // A process that runs jobs is notified of new ones over one more connection; polling only catches missed ones.
      useListenNotify: works,
    });
    boss.on("error", (error) => log.warn({ err: error }, "the job queue reported an error"));
    boss.on("warning", ({ message }) => log.warn({ reason: message }, "the job queue reported a warning"));
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
 * The queue's driver waits forever for a response, and interprets `sslmode` more strictly than ours unless told to
 * follow PostgreSQL.
 */
function toQueueUrl(databaseUrl: string): string {
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
    // Later than the job's own deadline, so that the two never race.
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
