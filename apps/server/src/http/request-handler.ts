import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { errorBody } from "@dupewise/api/errors";
import { errorReply, type Reply } from "@dupewise/api/transport/reply";
import { handleRest } from "@dupewise/api/transport/rest";
import { handleTrpc, TRPC_PATH } from "@dupewise/api/transport/trpc-http";
import { DomainError } from "@dupewise/domain/errors";
import { RELOGIN_PATH } from "@dupewise/domain/pages/safe-redirect-path";
import type { Logger } from "pino";
import { refuseCrossSiteRequest } from "./security/cross-site.ts";
import { trackRequest, type TrackedRequest } from "./monitoring/track-request.ts";
import { hasMetricsToken, type Metrics } from "./monitoring/metrics.ts";
import { createWebHandler } from "./pages/web-handler.ts";
import { reportError } from "./response/report-error.ts";
import { createContext, type ContextOptions } from "./request/request-context.ts";
import { parseRequestUrl } from "./request/request-url.ts";
import { matchPath, matchPrefix, isApiRequest, isSafeMethod, matchReads, type Route } from "./route.ts";
import { serveApiDocs, API_DOCS_PATHS } from "./routes/api-docs.ts";
import { handleMcp, MCP_PATH } from "../mcp/handle-mcp.ts";
import { serveHealth, serveReadiness } from "./routes/health.ts";
import { serveMetrics } from "./routes/metrics.ts";
import { serveProductImage } from "./routes/product-image.ts";
import type { PreviewRenderer } from "../previews/preview-renderer.ts";
import { servePreviewImage } from "./routes/preview-image.ts";
import { redirectToSignIn } from "./routes/redirect-to-sign-in.ts";
import { redirectUnhandledShare, SHARED_PATH } from "./routes/shared.ts";
import { handleStripeWebhook, STRIPE_WEBHOOK_PATH } from "./routes/stripe-webhook.ts";
import { redirectUnsubscribeLink, isUnsubscribeLinkVisit } from "./routes/unsubscribe-link.ts";
import { serveWebPage } from "./routes/web-page.ts";
import { setSecurityHeaders } from "./security/security-headers.ts";
import { sendReply } from "./response/send-reply.ts";

export interface HandlerOptions extends ContextOptions {
  log: Logger;
  /** The built web app; undefined when something else serves it, as in development. */
  webDist: string | undefined;
  publicUrl: URL | undefined;
  /** Whether rate limits apply, including rendering per network address. */
  isLimited: boolean;
  /** The token that grants access to the metrics. Without one, nobody may read them. */
  metricsToken: string | undefined;
  metrics: Pick<Metrics, "observe">;
  /** Renders the metrics in Prometheus text format. */
  renderMetrics: () => Promise<string>;
  renderer: PreviewRenderer;
  /** Returns true if the database responds. */
  isReady: () => Promise<boolean>;
}

/** All routes, tried in order; a request that matches none is not found. */
function routesOf(options: HandlerOptions): readonly Route[] {
  const { services, log, webDist, isLimited, metricsToken, isReady, renderMetrics, renderer } = options;
  const web = webDist === undefined ? undefined : createWebHandler(webDist, isLimited);
  const isMetrics = matchPath("/metrics");
  return [
    { matches: matchPath("/healthz"), answer: serveHealth },
    { matches: matchPath("/readyz"), answer: async () => serveReadiness(await isReady()) },
    {
      matches: (request) => isMetrics(request) && hasMetricsToken(request.req.headers.authorization, metricsToken),
      answer: async () => serveMetrics(await renderMetrics()),
    },
    // Exempt from the cross-site check: requests are judged only by their signature.
    { matches: matchPath(STRIPE_WEBHOOK_PATH), answer: ({ req }) => handleStripeWebhook(req, services) },
    {
      matches: (request) => request.req.method === "POST" && matchPath(SHARED_PATH)(request),
      answer: redirectUnhandledShare,
    },
    { matches: matchReads(RELOGIN_PATH), answer: ({ url }) => redirectToSignIn(url) },
    { matches: ({ req, url }) => isUnsubscribeLinkVisit(req, url), answer: ({ url }) => redirectUnsubscribeLink(url) },
    { matches: matchReads(...API_DOCS_PATHS), answer: ({ url }) => serveApiDocs(url.pathname) },
    {
      matches: matchPrefix(TRPC_PATH),
      answer: ({ req, url, createContext }) => {
        refuseCrossSiteRequest(req, options);
        return handleTrpc(req, url, createContext());
      },
    },
    {
      matches: matchPath(MCP_PATH),
      answer: ({ req, url, createContext }) => {
        refuseCrossSiteRequest(req, options);
        return handleMcp(req, url, createContext());
      },
    },
    {
      matches: isApiRequest,
      answer: ({ req, url, createContext }) => {
        refuseCrossSiteRequest(req, options);
        const path = url.pathname.slice("/api".length);
        return handleRest({ req, path, query: url.searchParams, context: createContext() });
      },
    },
    {
      matches: matchPrefix("/images/"),
      answer: ({ req, url, createContext }) => serveProductImage(url, req.method, createContext()),
    },
    {
      matches: (request) => isSafeMethod(request.req) && matchPrefix("/previews/")(request),
      answer: ({ url, createContext }) => servePreviewImage(url, createContext(), renderer),
    },
    ...(web
      ? [
          {
            matches: (request) => isSafeMethod(request.req) && !isMetrics(request),
            answer: (request) => serveWebPage(web, log, request),
          } satisfies Route,
        ]
      : []),
  ];
}

/**
 * Creates the request handler. It passes each request to the first matching route, and turns errors into their standard
 * responses.
 */
export function createRequestHandler(options: HandlerOptions): RequestListener {
  const { log, metrics, secure } = options;
  const routes = routesOf(options);

  const answer = async (
    req: IncomingMessage,
    res: ServerResponse,
    tracked: TrackedRequest,
  ): Promise<Reply | undefined> => {
    const url = parseRequestUrl(req);
    // Every request names its host (RFC 9112, 3.2), except under HTTP/1.0.
    const namesHost = req.headers.host !== undefined || req.httpVersion === "1.0";
    if (!url || !namesHost) throw new DomainError("validation_failed", "We couldn't understand the request");
    if (isApiRequest({ url })) res.setHeader("Cache-Control", "no-store");
    const request = { req, res, url, tracked, createContext: () => createContext(options, { req, res, tracked }) };
    const route = routes.find(({ matches }) => matches(request));
    if (!route) throw new DomainError("not_found", "There's nothing at this address");
    return route.answer(request);
  };

  const handle = async (req: IncomingMessage, res: ServerResponse, tracked: TrackedRequest): Promise<void> => {
    const reply = await answer(req, res, tracked).catch((error: unknown) =>
      errorReply(errorBody(reportError(error, tracked), tracked.requestId)),
    );
    if (reply) await sendReply(req, res, reply);
  };

  return (req, res) => {
    const tracked = trackRequest(req, res, { log, metrics });
    const { requestId } = tracked;
    res.setHeader("X-Request-Id", requestId);
    setSecurityHeaders(res, secure);
    handle(req, res, tracked).catch((error: unknown) => {
      // The response has already started, or the client disconnected.
      log.debug({ err: error, requestId }, "the response was aborted");
      res.destroy();
    });
  };
}
