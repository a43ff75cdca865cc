import { timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface Metrics {
  registry: Registry;
  /** @param route as declared, never the requested URL, of which there are infinitely many */
  observe: (method: string, route: string, status: number, seconds: number) => void;
}

/** Creates metrics for the number and the duration of requests, in addition to prom-client's defaults. */
export function createMetrics(): Metrics {
  const registry = createRegistry();
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's first byte to the end of its response",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  return {
    registry,
    observe: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
  };
}

/** Creates a registry with metrics of this process's memory, event loop and garbage collection. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Returns true if the Authorization header contains the metrics token. The comparison takes constant time. */
export function hasMetricsToken(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, wanted] = [Buffer.from(authorization ?? ""), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
