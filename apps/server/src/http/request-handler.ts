import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readDevice } from "@dupewise/api/auth/device";
import { createSession } from "@dupewise/api/auth/session";
import type { RequestContext, Services } from "@dupewise/api/context";
import { errorBody, toTrpcError } from "@dupewise/api/errors";
import { errorReply, jsonReply, type Reply } from "@dupewise/api/transport/reply";
import { answerRest } from "@dupewise/api/transport/rest";
import { sendPage } from "@dupewise/api/send-page";
import { answerTrpc, TRPC_PATH } from "@dupewise/api/transport/trpc-http";
import { DomainError } from "@dupewise/domain/errors";
import { RELOGIN_PATH, safeNext } from "@dupewise/domain/pages/sign-in";
import { getTRPCErrorFromUnknown, type TRPCError } from "@trpc/server";
import type { Logger } from "pino";
import { answerDocs } from "./routes/api-docs.ts";
import { answerImage } from "./routes/product-image.ts";
import { clientAddress } from "./client-address.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { followRequest, type FollowedRequest } from "./follow-request.ts";
import { createMetrics, mayReadMetrics } from "./metrics.ts";
import { isComparison, previewOf } from "./pages/preview.ts";
import { requestUrl } from "./request-url.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { sendReply } from "./send-reply.ts";
import { cookieSetter } from "./set-cookie.ts";
import { answerStripeWebhook, STRIPE_WEBHOOK_PATH } from "./routes/stripe-webhook.ts";
import { toUnsubscribePage } from "./routes/unsubscribe-link.ts";
import { serveWeb } from "./pages/serve-web.ts";

export interface HandlerOptions {
  services: Services;
  log: Logger;
  /** The built web app; undefined when something else serves it, as in development. */
  webDist: string | undefined;
  publicUrl: URL | undefined;
  /** Whether people reach the site over https alone. */
  secure: boolean;
  /** How many proxies stand before the server. */
  trustedProxies: number;
  /** Whether there are limits, on what a network address may have rendered too. */
  isLimited: boolean;
  /** Who knows it may read the metrics; nobody without one. */
  metricsToken: string | undefined;
  /** In the same text format as ours. */
  renderJobMetrics: () => Promise<string>;
  /** Whether the database answers. */
  isReady: () => Promise<boolean>;
}

/** Everything the server answers: health, metrics, tRPC, REST, and the web app for the rest. */
export function createRequestHandler(options: HandlerOptions): RequestListener {
  const { services, log, webDist, publicUrl, secure, trustedProxies, metricsToken, renderJobMetrics, isReady } =
    options;
  const web = webDist === undefined ? undefined : serveWeb(webDist, options.isLimited);
  const metrics = createMetrics();

  const createContext = (req: IncomingMessage, res: ServerResponse, followed: FollowedRequest): RequestContext => {
    const abort = new AbortController();
    res.once("close", () => abort.abort());
    const cookies = req.headers.cookie ?? "";
    const setCookie = cookieSetter(res);
    return {
      ...services,
      ...followed,
      session: createSession(services.sessions, cookies, setCookie),
      device: readDevice(cookies, secure, setCookie),
      address: clientAddress(req, trustedProxies),
      signal: abort.signal,
    };
  };

  const answerApi = async (
    req: IncomingMessage,
    res: ServerResponse,
    url: URL,
    followed: FollowedRequest,
  ): Promise<Reply> => {
    res.setHeader("Cache-Control", "no-store");
    // Before all that is for people: what arrives there is judged by its signature alone.
    if (url.pathname === STRIPE_WEBHOOK_PATH) return answerStripeWebhook(req, services);
    refuseCrossSite(req, { publicUrl, trustedProxies });
    if (isRead(req) && url.pathname === RELOGIN_PATH) return toSignIn(url.searchParams.get("next"));
    const page = toUnsubscribePage(req, url.pathname);
    if (page) return page;
    const docs = isRead(req) ? answerDocs(url.pathname) : undefined;
    if (docs) return docs;
    const context = createContext(req, res, followed);
    if (url.pathname.startsWith(TRPC_PATH)) return answerTrpc(req, url, context);
    return answerRest({ req, path: url.pathname.slice("/api".length), query: url.searchParams, context });
  };

  const answer = async (
    req: IncomingMessage,
    res: ServerResponse,
    followed: FollowedRequest,
  ): Promise<Reply | undefined> => {
    const url = requestUrl(req);
    // Every request says whom it is for (RFC 9112, 3.2), but for those of before there were several at one address.
    const namesHost = req.headers.host !== undefined || req.httpVersion === "1.0";
    if (!url || !namesHost) throw new DomainError("validation_failed", "The request could not be understood");
    const { pathname } = url;
    if (pathname === "/healthz") return jsonReply(200, { status: "ok" });
    if (pathname === "/readyz") return ready(await isReady());
    if (pathname === "/metrics" && mayReadMetrics(req.headers.authorization, metricsToken)) {
      return {
        status: 200,
        headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" },
        body: metrics.render() + (await renderJobMetrics()),
      };
    }
    if (pathname === "/api" || pathname.startsWith("/api/")) return answerApi(req, res, url, followed);
    if (pathname.startsWith("/images/")) return answerImage(url, req.method, createContext(req, res, followed));
    if (!web || !isRead(req) || pathname === "/metrics")
      throw new DomainError("not_found", "There is nothing at this address");
    const context = createContext(req, res, followed);
    // Without its preview, or what it shows first, a page is still whole.
    const goOn = (error: unknown): undefined => void reported(error, followed);
    await web(req, res, {
      url,
      preview: async () => (isComparison(pathname) ? previewOf(url, context).catch(goOn) : undefined),
      address: context.address,
      takeRendering: () => context.limits.take("renderAddress", context.address),
      read: () => sendPage(context, url).catch(goOn),
      reportUnexpected: (error) =>
        log.error({ err: error, requestId: followed.requestId }, "a page could not be drawn"),
    });
    return undefined;
  };

  const reported = (error: unknown, { reportFailure }: FollowedRequest): TRPCError => {
    const known = toTrpcError(getTRPCErrorFromUnknown(error));
    reportFailure(known);
    return known;
  };

  const fail = (error: unknown, followed: FollowedRequest): Reply =>
    errorReply(errorBody(reported(error, followed), followed.requestId));

  const handle = async (req: IncomingMessage, res: ServerResponse, followed: FollowedRequest): Promise<void> => {
    const reply = await answer(req, res, followed).catch((error: unknown) => fail(error, followed));
    if (reply) await sendReply(req, res, reply);
  };

  return (req, res) => {
    const followed = followRequest(req, res, { log, metrics });
    const { requestId } = followed;
    res.setHeader("X-Request-Id", requestId);
    setSecurityHeaders(res, secure);
    handle(req, res, followed).catch((error: unknown) => {
      // The answer is on its way already, or the client went away.
      log.debug({ err: error, requestId }, "answer broke off");
      res.destroy();
    });
  };
}

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

function ready(isReady: boolean): Reply {
  const reply = jsonReply(isReady ? 200 : 503, { status: isReady ? "ready" : "database away" });
  return {
    ...reply,
    headers: { ...reply.headers, "Cache-Control": "no-store", ...(!isReady && { "Retry-After": "1" }) },
  };
}

function toSignIn(wish: string | null): Reply {
  const next = safeNext(wish);
  const Location = next === "/" ? "/auth" : `/auth?next=${encodeURIComponent(next)}`;
  return { status: 302, headers: { Location }, body: null };
}
