import { createServer, type IncomingMessage, type Server } from "node:http";
import { hasMetricsToken } from "../http/monitoring/metrics.ts";

interface WorkerHealth {
  isReady: () => Promise<boolean>;
  renderMetrics: () => Promise<string>;
  metricsToken: string | undefined;
}

/**
 * Creates the HTTP server that reports a worker's health, with the routes /healthz and /readyz, and /metrics if a token
 * is configured.
 */
export function createWorkerHealthServer({ isReady, renderMetrics, metricsToken }: WorkerHealth): Server {
  const answer = async ({ url, headers }: IncomingMessage): Promise<{ status: number; body: string }> => {
    if (url === "/healthz") return { status: 200, body: "ok" };
    if (url === "/readyz")
      return (await isReady()) ? { status: 200, body: "ready" } : { status: 503, body: "database unavailable" };
    if (url === "/metrics" && hasMetricsToken(headers.authorization, metricsToken)) {
      return { status: 200, body: await renderMetrics() };
    }
    return { status: 404, body: "There's nothing at this address" };
  };
  return createServer((req, res) => {
    answer(req).then(
      ({ status, body }) => res.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(body),
      () => res.destroy(),
    );
  });
}
