import { setTimeout as sleep } from "node:timers/promises";
import type { Services } from "@dupewise/api/context";
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { ZodError } from "zod";
import type { CountJob } from "./job-metrics.ts";
import { JOB_TABLE, type Job } from "./job-table.ts";
import type { Queue } from "./open-queue.ts";
import { startSweeping } from "./start-sweeping.ts";

interface JobRunner {
  services: Services;
  queue: Queue;
  log: Logger;
  count: CountJob;
  jobs?: readonly Job[];
}

const REOPEN_MS = 1_000;
/** The polling interval of a process that cannot listen for notifications. */
const UNTOLD_POLL_SECONDS = 2;
/** How long jobs may take to finish after a stop signal; the rest is released. */
const DRAIN_MS = 9_000;

/**
 * Starts processing jobs as soon as the database is available. Returns a function that stops accepting jobs and waits
 * up to nine seconds for the running ones.
 */
export function startJobs(runner: JobRunner): () => Promise<void> {
  const { services, queue, log, jobs = JOB_TABLE } = runner;
  const stopSweeping = startSweeping(services.database.db, log);
  const stopping = new AbortController();
  const working = work();
  async function work(): Promise<PgBoss | undefined> {
    while (!stopping.signal.aborted) {
      try {
        const boss = await queue.client();
        await takeUp(boss, jobs, runner);
        return boss;
      } catch (error) {
        log.warn({ err: error }, "the job queue could not be opened");
        await sleep(REOPEN_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    return undefined;
  }
  return async () => {
    stopSweeping();
    stopping.abort();
    const boss = await working;
    if (!boss) return;
    const ended = Promise.all(jobs.map(({ name }) => boss.offWork(name)));
    await Promise.race([ended, sleep(DRAIN_MS, undefined, { ref: false })]);
  };
}

async function takeUp(boss: PgBoss, jobs: readonly Job[], runner: JobRunner): Promise<void> {
  for (const kind of jobs) {
    const { name, concurrency, pollSeconds, schedule } = kind;
    // Settles each job of a batch individually, so that one failure does not affect the others.
    const options = {
      batchSize: concurrency,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds: Math.min(pollSeconds, UNTOLD_POLL_SECONDS),
      notifyPollingIntervalSeconds: pollSeconds,
    } as const;
    await boss.work(name, options, (batch: JobWithMetadata<unknown>[]) =>
      Promise.all(batch.map((job) => attempt(kind, job, runner))),
    );
    if (schedule === undefined) await boss.unschedule(name);
    else await boss.schedule(name, schedule, {}, { missed: "once" });
  }
}

async function attempt(
  { name, deadlineSeconds, run }: Job,
  job: JobWithMetadata<unknown>,
  runner: JobRunner,
): Promise<JobResult> {
  const { services, count } = runner;
  const log = runner.log.child({ job: name, jobId: job.id, attempt: job.retryCount + 1 });
  const started = performance.now();
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(deadlineSeconds * 1000)]);
  const end = (outcome: "done" | "failed" | "dead") => {
    const seconds = (performance.now() - started) / 1000;
    count(name, outcome, seconds);
    return { ms: Math.round(seconds * 1000), outcome };
  };
  try {
    await waitUntilAborted(run(services, job.data, signal), signal);
    log.debug(end("done"), "job");
    return { id: job.id, status: "completed" };
  } catch (error) {
    // Data that its schema rejects stays wrong on every retry.
    const isLast = error instanceof ZodError || job.retryCount >= job.retryLimit;
    log[isLast ? "error" : "warn"]({ ...end(isLast ? "dead" : "failed"), err: error }, "job");
    const output = { message: error instanceof Error ? error.message : String(error) };
    return { id: job.id, status: isLast ? "deadletter" : "failed", output };
  }
}

/** A verb that ignores its signal does not block other jobs. */
function waitUntilAborted(task: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    task.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
