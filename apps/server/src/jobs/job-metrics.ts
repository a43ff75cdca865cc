import { countMailByState } from "@dupewise/db/queries/mail/outbox";
import type { Db } from "@dupewise/db/connect";
import { JOB_NAMES, type JobName } from "@dupewise/api/ports/jobs";
import { Gauge, Summary, type Registry } from "prom-client";
import * as z from "zod";
import { DEAD_LETTERS, type Queue } from "./open-queue.ts";

type Outcome = "done" | "failed" | "dead";
/**
 * Counts an attempt at a job.
 * @param seconds how long the attempt took
 */
export type CountJob = (name: JobName, outcome: Outcome, seconds: number) => void;

export interface JobMetrics {
  count: CountJob;
  /** Renders the metrics of this process's jobs and of the whole queue in Prometheus text format. */
  render: () => Promise<string>;
}

const Size = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  oldest: z.number(),
  dead: z.number(),
});

/** A dead letter counts under its original kind. */
const SIZES = `
  select coalesce(source_name, name) as name,
    count(*) filter (where state < 'active' and source_name is null)::int as waiting,
    count(*) filter (where state = 'active')::int as active,
    coalesce(extract(epoch from now() - min(start_after) filter (
      where state < 'active' and source_name is null and start_after < now())), 0)::float8 as oldest,
    count(*) filter (where source_name is not null and name = '${DEAD_LETTERS}')::int as dead
  from pgboss.job where state <= 'active' group by 1`;

/** Registers metrics for the jobs that this process has run, and for all waiting jobs and emails. */
export function createJobMetrics(registry: Registry, queue: Queue, db: Db): JobMetrics {
  const registers = [registry];
  const ended = new Summary({
    name: "job_duration_seconds",
    help: "Duration of attempts in this process, by outcome",
    labelNames: ["job", "outcome"],
    percentiles: [],
    registers,
  });
  const jobGauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ["job"], registers });
  const jobs = {
    waiting: jobGauge("jobs_waiting", "Jobs waiting, across all processes"),
    active: jobGauge("jobs_active", "Jobs running, across all processes"),
    oldest: jobGauge("jobs_oldest_waiting_seconds", "How long the oldest ready job has been waiting"),
    dead: jobGauge("jobs_dead", "Jobs that failed permanently in the last 30 days"),
  };
  const mailGauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const mails = {
    waiting: mailGauge("mails_waiting", "Emails in the outbox"),
    sentToday: mailGauge("mails_sent_last_day", "Emails sent in the last day"),
    dead: mailGauge("mails_dead", "Emails that could not be delivered in the last 30 days"),
  };
  return {
    count: (job, outcome, seconds) => ended.observe({ job, outcome }, seconds),
    render: async () => {
      // This process's jobs are reported even when the queue is unreachable; stale gauges would mislead.
      for (const gauge of Object.values(jobs)) gauge.reset();
      for (const gauge of Object.values(mails)) gauge.remove();
      const waiting = await Promise.all([sizesOf(queue), countMailByState(db)]).catch(() => undefined);
      if (waiting !== undefined) {
        const [sizes, counts] = waiting;
        for (const field of ["waiting", "active", "oldest", "dead"] as const) {
          for (const job of JOB_NAMES) jobs[field].set({ job }, sizes.get(job)?.[field] ?? 0);
        }
        for (const field of ["waiting", "sentToday", "dead"] as const) mails[field].set(counts[field]);
      }
      return await registry.metrics();
    },
  };
}

async function sizesOf(queue: Queue): Promise<ReadonlyMap<string, z.output<typeof Size>>> {
  const { rows } = await (await queue.client()).getDb().executeSql(SIZES);
  const sizes = z.array(Size).parse(rows);
  return new Map(sizes.map((size) => [size.name, size]));
}
