import { timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay, type Histogram } from "node:perf_hooks";

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  labels: string;
  count: number;
  sum: number;
  buckets: number[];
}

export interface Metrics {
  /** @param route as declared, never as called: addresses are without number */
  observe: (method: string, route: string, status: number, seconds: number) => void;
  /** In Prometheus' text format. The event loop's delay begins anew: it is that since the rendering before. */
  render: () => string;
}

/**
 * Counts requests and their time, in this process.
 * @param delay of the event loop, in nanoseconds
 */
export function createMetrics(delay: Pick<Histogram, "percentile" | "reset"> = watchEventLoop()): Metrics {
  const all = new Map<string, Series>();
  return {
    observe: (method, route, status, seconds) => {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      const series = all.get(labels) ?? { labels, count: 0, sum: 0, buckets: BUCKETS_SECONDS.map(() => 0) };
      all.set(labels, series);
      series.count += 1;
      series.sum += seconds;
      BUCKETS_SECONDS.forEach((limit, index) => {
        if (seconds <= limit) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
      });
    },
    render: () => {
      const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
      const gauges = {
        process_resident_memory_bytes: rss,
        nodejs_heap_size_total_bytes: heapTotal,
        nodejs_heap_size_used_bytes: heapUsed,
        nodejs_external_memory_bytes: external,
        nodejs_eventloop_delay_p99_seconds: delay.percentile(99) / 1e9,
        process_uptime_seconds: process.uptime(),
      };
      // Over a process's whole life a bad minute would not be seen.
      delay.reset();
      return [
        "# TYPE http_request_duration_seconds histogram",
        ...[...all.values()].flatMap(renderSeries),
        ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
        "",
      ].join("\n");
    },
  };
}

function watchEventLoop() {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return delay;
}

function renderSeries({ labels, count, sum, buckets }: Series): string[] {
  const name = "http_request_duration_seconds";
  return [
    ...BUCKETS_SECONDS.map((limit, index) => `${name}_bucket{${labels},le="${limit}"} ${buckets[index] ?? 0}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

/** Returns true when the request has the token, compared in constant time. */
export function mayReadMetrics(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, wanted] = [Buffer.from(authorization ?? ""), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
