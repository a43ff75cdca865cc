import type { Reply } from "@dupewise/api/transport/reply";

/** Serves this process's metrics in Prometheus text format. */
export const serveMetrics = (text: string): Reply => ({
  status: 200,
  headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" },
  body: text,
});
