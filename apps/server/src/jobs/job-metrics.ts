import { countMails } from "@dupewise/db/queries/mail-outbox";
import type { Db } from "@dupewise/db/connect";
import { jobNames, type JobName } from "@dupewise/api/ports/jobs";
import * as z from "zod";
import { DEAD_LETTERS, type Queue } from "./open-queue.ts";

type Outcome = "done" | "failed" | "dead";
/** @param seconds how long the attempt took */
export type CountJob = (name: JobName, outcome: Outcome, seconds: number) => void;

export interface JobMetrics {
  count: CountJob;
  /** What this process did and what the queue holds for all of them, in Prometheus' text format. */
  render: () => Promise<string>;
}

const Size = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  oldest: z.number(),
  dead: z.number(),
});

/** A dead letter counts for the kind of job that it was. */
const SIZES = `
  select coalesce(source_name, name) as name,
    count(*) filter (where state < 'active' and source_name is null)::int as waiting,
    count(*) filter (where state = 'active')::int as active,
    coalesce(extract(epoch from now() - min(start_after) filter (
      where state < 'active' and source_name is null and start_after < now())), 0)::float8 as oldest,
    count(*) filter (where source_name is not null and name = '${DEAD_LETTERS}')::int as dead
  from pgboss.job where state <= 'active' group by 1`;

export function createJobMetrics(queue: Queue, db: Db): JobMetrics {
  const ended = new Map<string, { labels: string; count: number; seconds: number }>();
  return {
    count: (name, outcome, seconds) => {
      const labels = `job="${name}",outcome="${outcome}"`;
      const sum = ended.get(labels) ?? { labels, count: 0, seconds: 0 };
      ended.set(labels, { labels, count: sum.count + 1, seconds: sum.seconds + seconds });
    },
    render: async () =>
      [
        "# TYPE job_duration_seconds summary",
        ...[...ended.values()].flatMap(({ labels, count, seconds }) => [
          `job_duration_seconds_sum{${labels}} ${seconds}`,
          `job_duration_seconds_count{${labels}} ${count}`,
        ]),
        // What this process did is known even when the queue cannot be asked.
        ...(await Promise.all([renderSizes(queue), renderMails(db)]).catch(() => [])).flat(),
        "",
      ].join("\n"),
  };
}

async function renderSizes(queue: Queue): Promise<string[]> {
  const { rows } = await (await queue.client()).getDb().executeSql(SIZES);
  const sizes = new Map(
    z
      .array(Size)
      .parse(rows)
      .map((size) => [size.name, size]),
  );
  const gauge = (metric: string, field: "waiting" | "active" | "oldest" | "dead") => [
    `# TYPE ${metric} gauge`,
    ...jobNames.map((name) => `${metric}{job="${name}"} ${sizes.get(name)?.[field] ?? 0}`),
  ];
  return [
    ...gauge("jobs_waiting", "waiting"),
    ...gauge("jobs_active", "active"),
    ...gauge("jobs_oldest_waiting_seconds", "oldest"),
    ...gauge("jobs_dead", "dead"),
  ];
}

async function renderMails(db: Db): Promise<string[]> {
  const { waiting, sentToday, dead } = await countMails(db);
  const gauge = (metric: string, value: number) => [`# TYPE ${metric} gauge`, `${metric} ${value}`];
  return [...gauge("mails_waiting", waiting), ...gauge("mails_sent_last_day", sentToday), ...gauge("mails_dead", dead)];
}
