import { BRAND } from "@dupewise/domain/brand";
import { createLog } from "../http/monitoring/create-log.ts";
import type { Environment } from "../config/env.ts";
import { closeGracefully, listen } from "../http/listen.ts";
import { prepareExternalDatabase } from "../prepare-external-database.ts";
import { wire } from "../wire.ts";
import { createRegistry } from "../http/monitoring/metrics.ts";
import { createJobMetrics } from "./job-metrics.ts";
import { startJobs } from "./start-jobs.ts";
import { createWorkerHealthServer } from "./worker-health-server.ts";

export interface RunningWorker {
  brand: string;
  /** The URL of the health checks and metrics; undefined if no port is configured for them. */
  url: string | undefined;
  /** Lets running jobs finish. Another call waits for the same shutdown. */
  close: () => Promise<void>;
}

/** Starts a worker in this process. Rejects with an error whose message says how to fix the problem. */
export async function startWorker(env: Environment): Promise<RunningWorker> {
  const { DATABASE_URL, PUBLIC_URL, PORT, HOST, WORKER_PORT, METRICS_TOKEN } = env;
  if (DATABASE_URL === undefined) {
    throw new Error("A worker uses the same database as its servers: set DATABASE_URL to the same value.");
  }
  const log = createLog(env.LOG_LEVEL);
  await prepareExternalDatabase(env, DATABASE_URL, log);
  const siteUrl = PUBLIC_URL ?? `http://localhost:${PORT}`;
  const secure = siteUrl.startsWith("https:");
  const wiring = await wire({ env, databaseUrl: DATABASE_URL, siteUrl: () => siteUrl, secure, log, works: true });
  const metrics = createJobMetrics(createRegistry(), wiring.queue, wiring.services.database.db);
  const server =
    WORKER_PORT === undefined
      ? undefined
      : createWorkerHealthServer({
          isReady: wiring.isReady,
          renderMetrics: metrics.render,
          metricsToken: METRICS_TOKEN,
        });
  const startOn = (port: number) => `WORKER_PORT=${port} npm run worker`;
  const listening = server && listen(server, { port: WORKER_PORT ?? 0, host: HOST, startOn });
  const url = await listening?.catch(async (error: unknown) => {
    await wiring.close();
    throw error;
  });
  const stopJobs = startJobs({ services: wiring.services, queue: wiring.queue, log, count: metrics.count });
  const close = async () => {
    await stopJobs();
    if (server) await closeGracefully(server);
    await wiring.close();
  };
  let closing: Promise<void> | undefined;
  return { brand: BRAND, url, close: () => (closing ??= close()) };
}
