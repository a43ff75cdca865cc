import type { Reply } from "@dupewise/api/transport/reply";

/**
 * Returns the response to a request for metrics.
 * @param text the metrics, already rendered in Prometheus text format
 */
export const serveMetrics = (text: string): Reply => ({
  status: 200,
  headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" },
  body: text,
});
