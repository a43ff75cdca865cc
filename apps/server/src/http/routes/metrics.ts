import type { Reply } from "@dupewise/api/transport/reply";

/** Returns what this process counted, in Prometheus' text format. */
export const answerMetrics = (text: string): Reply => ({
  status: 200,
  headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" },
  body: text,
});
