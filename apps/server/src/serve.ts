import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { BRAND } from "@dupewise/domain/brand";
import { startEmbedded } from "@dupewise/db/embedded/start-embedded";
import { migrate } from "@dupewise/db/migrate";
import { pino, type Logger } from "pino";
import type { Environment } from "./env.ts";
import { createRequestHandler } from "./http/request-handler.ts";
import { sweepRegularly } from "./sweep-regularly.ts";
import { wire } from "./wire.ts";

/** How long open requests may take to end once the server was asked to stop. */
const DRAIN_MS = 10_000;

export interface RunningServer {
  brand: string;
  url: string;
  /** What whoever started it should know. */
  notes: readonly string[];
  /** Stops accepting, lets open requests end, then closes the database. Calling it again waits for the same end. */
  close: () => Promise<void>;
}

/**
 * Starts everything: database, migrations, HTTP. Rejects with one sentence that says what to do when the port is
 * taken or the database cannot be used.
 */
export async function serve(env: Environment): Promise<RunningServer> {
  const log = pino({ level: env.LOG_LEVEL });
  const embedded = env.DATABASE_URL === undefined ? await openEmbedded(env.DATA_DIR, log) : undefined;
  try {
    const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? "";
    await migrate({ url: databaseUrl });
    let url = env.PUBLIC_URL?.replace(/\/$/, "") ?? "";
    const publicUrl = env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL);
    const secure = publicUrl?.protocol === "https:";
    const wiring = wire({ env, databaseUrl, siteUrl: () => url, secure, log });
    const handler = createRequestHandler({
      services: wiring.services,
      isReady: wiring.isReady,
      log,
      webDist: env.SERVE_WEB ? env.WEB_DIST : undefined,
      trustedProxies: env.TRUST_PROXY,
      metricsToken: env.METRICS_TOKEN,
      publicUrl,
      secure,
    });
    const server = createServer(
      {
        requestTimeout: env.REQUEST_TIMEOUT_MS,
        headersTimeout: Math.min(10_000, env.REQUEST_TIMEOUT_MS),
        connectionsCheckingInterval: Math.ceil(env.REQUEST_TIMEOUT_MS / 6),
      },
      handler,
    );
    const port = await listen(server, env);
    const stopSweeping = sweepRegularly(wiring.services.database.db, log);
    let closing: Promise<void> | undefined;
    const close = async () => {
      stopSweeping();
      await drain(server);
      await wiring.close();
      await embedded?.stop();
    };
    const host = env.HOST === "127.0.0.1" || env.HOST === "0.0.0.0" || env.HOST === "::" ? "localhost" : env.HOST;
    url ||= `http://${host}:${port}`;
    const notes = embedded?.relocated
      ? [`The database lies in ${embedded.place}: the user that PostgreSQL runs as cannot reach ${env.DATA_DIR}.`]
      : [];
    return { brand: BRAND, url: env.PUBLIC_URL ?? url, notes, close: () => (closing ??= close()) };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function openEmbedded(dataDir: string, log: Logger) {
  const onLost = (error: unknown) => log.fatal({ err: error }, "the database died and did not come back");
  return startEmbedded({ dataDir, onLost });
}

function listen(server: Server, { PORT, HOST }: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `Port ${PORT} is taken. Stop what uses it, or choose another one: PORT=${PORT + 1} npm start`;
      const denied = `This user may not use port ${PORT}. Choose one above 1023: PORT=3000 npm start`;
      reject(error.code === "EADDRINUSE" ? new Error(taken) : error.code === "EACCES" ? new Error(denied) : error);
    });
    server.listen(PORT, HOST, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : PORT);
    });
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
