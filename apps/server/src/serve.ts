import { BRAND } from "@dupewise/domain/brand";
import { startEmbeddedPostgres } from "@dupewise/db/embedded/start-embedded-postgres";
import { migrate } from "@dupewise/db/migrate";
import { prepareExternalDatabase } from "./prepare-external-database.ts";
import type { Logger } from "pino";
import type { Environment } from "./config/env.ts";
import { createHttpServer } from "./http/http-server.ts";
import { closeGracefully, listen } from "./http/listen.ts";
import { createRequestHandler } from "./http/request-handler.ts";
import { createLog } from "./http/monitoring/create-log.ts";
import { createMetrics } from "./http/monitoring/metrics.ts";
import { createJobMetrics } from "./jobs/job-metrics.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { createPreviewRenderer } from "./previews/preview-renderer.ts";
import { wire } from "./wire.ts";

export interface RunningServer {
  brand: string;
  /** The URL at which people open the site. */
  url: string;
  /** The URL at which the server itself listens; the same as `url` unless a proxy is in front of it. */
  address: string;
  /** Notes for the person who started it. */
  notes: readonly string[];
  /**
   * Stops accepting connections, lets open requests finish, then closes the database. Another call waits for the same
   * shutdown.
   */
  close: () => Promise<void>;
}

/**
 * Starts the server: opens the database, runs migrations, and listens for HTTP requests. If the port is taken or the
 * database is unusable, rejects with an error whose message says how to fix the problem.
 */
export async function serve(env: Environment): Promise<RunningServer> {
  const log = createLog(env.LOG_LEVEL);
  /** Everything opened so far, closed in reverse order at the end or when startup fails. */
  const opened = new AsyncDisposableStack();
  try {
    const embedded = env.DATABASE_URL === undefined ? await openEmbedded(env.DATA_DIR, log) : undefined;
    if (embedded) opened.defer(embedded.stop);
    const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? "";
    await (embedded ? migrate(embedded) : prepareExternalDatabase(env, databaseUrl, log));
    let url = env.PUBLIC_URL ?? "";
    const publicUrl = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL);
    const secure = publicUrl?.protocol === "https:";
    const wiring = await wire({ env, databaseUrl, siteUrl: () => url, secure, log, works: env.RUN_JOBS });
    opened.defer(wiring.close);
    const metrics = createMetrics();
    const jobMetrics = createJobMetrics(metrics.registry, wiring.queue, wiring.services.database.db);
    const renderer = createPreviewRenderer();
    opened.defer(async () => renderer.close());
    const handler = createRequestHandler({
      services: wiring.services,
      isReady: wiring.isReady,
      log,
      webDist: env.SERVE_WEB ? env.WEB_DIST : undefined,
      trustedProxies: env.TRUST_PROXY,
      isLimited: env.RATE_LIMIT_SCALE > 0,
      metricsToken: env.METRICS_TOKEN,
      metrics,
      renderMetrics: jobMetrics.render,
      publicUrl,
      renderer,
      secure,
    });
    const server = createHttpServer(handler, { requestMs: env.REQUEST_TIMEOUT_MS, log });
    const startOn = (port: number) => `PORT=${port} npm start`;
    const address = await listen(server, { port: env.PORT, host: env.HOST, startOn });
    url ||= address;
    embedded?.settle().catch((error: unknown) => log.warn({ err: error }, "the database could not be flushed to disk"));
    const { services, queue } = wiring;
    const stopJobs = env.RUN_JOBS ? startJobs({ services, queue, log, count: jobMetrics.count }) : async () => {};
    let closing: Promise<void> | undefined;
    const close = async () => {
      await Promise.all([closeGracefully(server), stopJobs()]);
      await opened.disposeAsync();
    };
    const notes: string[] = [];
    if (embedded?.relocated) {
      notes.push(
        `The database is in ${embedded.place}: the user that PostgreSQL runs as cannot access ${env.DATA_DIR}.`,
      );
    }
    if (env.SMTP_URL === undefined) notes.push("Emails are saved instead of sent. Run npm run outbox to see them.");
    return { brand: BRAND, url, address, notes, close: () => (closing ??= close()) };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

function openEmbedded(dataDir: string, log: Logger) {
  const onLost = (error: unknown) => log.fatal({ err: error }, "the database stopped and could not be restarted");
  return startEmbeddedPostgres({ dataDir, onLost });
}
