import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readDevice } from "@dupewise/api/auth/device";
import { createSession } from "@dupewise/api/auth/session";
import type { RequestContext, Services } from "@dupewise/api/context";
import { errorBody, toTrpcError } from "@dupewise/api/errors";
import { isJson, MAX_BODY_BYTES } from "@dupewise/api/json-body";
import { answerRest, sendError } from "@dupewise/api/rest";
import { appRouter } from "@dupewise/api/root";
import { DomainError } from "@dupewise/domain/errors";
import { RELOGIN_PATH, safeNext } from "@dupewise/domain/routes";
import { getTRPCErrorFromUnknown } from "@trpc/server";
import { createHTTPHandler } from "@trpc/server/adapters/standalone";
import type { Logger } from "pino";
import { clientAddress } from "./client-address.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { serveWeb } from "./web.ts";

const TRPC_PATH = "/api/trpc/";
/** More calls than any page makes at once. */
const MAX_BATCH_SIZE = 10;

export interface HandlerOptions {
  services: Services;
  log: Logger;
  /** The built web app; undefined when something else serves it, as in development. */
  webDist: string | undefined;
  publicUrl: URL | undefined;
  /** How many proxies stand before the server. */
  trustedProxies: number;
  /** Whether the database answers. */
  isReady: () => Promise<boolean>;
}

/** Everything the server answers: health, tRPC, REST, and the web app for the rest. */
export function createRequestHandler(options: HandlerOptions): RequestListener {
  const { services, log, webDist, publicUrl, trustedProxies, isReady } = options;
  const web = webDist === undefined ? undefined : serveWeb(webDist);
  const secure = publicUrl?.protocol === "https:";

  const createContext = (req: IncomingMessage, res: ServerResponse): RequestContext => {
    const requestId = String(res.getHeader("X-Request-Id"));
    const abort = new AbortController();
    res.once("close", () => abort.abort());
    const cookies = req.headers.cookie ?? "";
    const setCookie = (cookie: string) => res.appendHeader("Set-Cookie", cookie);
    return {
      ...services,
      requestId,
      session: createSession(services.sessions, cookies, setCookie),
      device: readDevice(cookies, secure, setCookie),
      address: clientAddress(req, trustedProxies),
      signal: abort.signal,
      reportUnexpected: (error, path) => log.error({ err: error.cause ?? error, path, requestId }, "unexpected error"),
    };
  };

  const trpc = createHTTPHandler({
    router: appRouter,
    basePath: TRPC_PATH,
    createContext: ({ req, res }) => createContext(req, res),
    responseMeta: ({ errors }) => {
      const [wait] = errors.flatMap((error) => errorBody(error).retryAfterSeconds ?? []);
      return wait === undefined ? {} : { headers: { "Retry-After": String(wait) } };
    },
    maxBodySize: MAX_BODY_BYTES,
    maxBatchSize: MAX_BATCH_SIZE,
  });

  const answerApi = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    res.setHeader("Cache-Control", "no-store");
    refuseCrossSite(req, publicUrl?.origin);
    if (Number(req.headers["content-length"] ?? 0) > MAX_BODY_BYTES) {
      throw new DomainError("payload_too_large", "That is more text than we can take");
    }
    if (url.pathname.startsWith(TRPC_PATH)) {
      if (req.method === "POST" && !isJson(req.headers["content-type"]))
        throw new DomainError("unsupported_media_type", "Send JSON");
      trpc(req, res);
    } else if (url.pathname === RELOGIN_PATH && req.method === "GET") {
      const next = safeNext(url.searchParams.get("next"));
      res.writeHead(302, { Location: next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}` }).end();
    } else {
      const context = createContext(req, res);
      await answerRest({ req, res, path: url.pathname.slice("/api".length), query: url.searchParams, context });
    }
  };

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    // Joined, not resolved: a path of two slashes names a page, never another host.
    const url = URL.parse(`http://host.invalid${req.url}`);
    if (!url) throw new DomainError("validation_failed", "The request could not be understood");
    if (url.pathname === "/healthz") sendStatus(res, 200, "ok");
    else if (url.pathname === "/readyz") await answerReady(res, isReady);
    else if (url.pathname === "/api" || url.pathname.startsWith("/api/")) await answerApi(req, res, url);
    else if (web) web(req, res, url.pathname);
    else throw new DomainError("not_found", "There is nothing at this address");
  };

  return (req, res) => {
    const started = performance.now();
    const requestId = randomUUID();
    res.setHeader("X-Request-Id", requestId);
    setSecurityHeaders(res, secure);
    res.once("close", () => {
      if (!req.url?.startsWith("/api")) return;
      const ms = Math.round(performance.now() - started);
      log.info({ requestId, method: req.method, path: req.url?.split("?")[0], status: res.statusCode, ms }, "request");
    });
    answer(req, res).catch((error: unknown) => {
      const body = errorBody(toTrpcError(getTRPCErrorFromUnknown(error)), requestId);
      if (body.code === "internal") log.error({ err: error, requestId }, "unexpected error");
      if (res.headersSent) res.destroy();
      else sendError(res, body);
    });
  };
}

async function answerReady(res: ServerResponse, isReady: () => Promise<boolean>): Promise<void> {
  const ready = await isReady();
  if (!ready) res.setHeader("Retry-After", "1");
  sendStatus(res, ready ? 200 : 503, ready ? "ready" : "database away");
}

function sendStatus(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  res.end(JSON.stringify({ status: text }));
}
