import type { IncomingMessage, ServerResponse } from "node:http";
import { readDevice } from "@dupewise/api/auth/device";
import { findBearerSession, parseBearerToken } from "@dupewise/api/access-tokens/bearer-session";
import { createBearerSession, createSession } from "@dupewise/api/auth/request-session";
import type { RequestContext, Services } from "@dupewise/api/context";
import { getClientAddress } from "./get-client-address.ts";
import type { TrackedRequest } from "../monitoring/track-request.ts";
import { createCookieSetter } from "../response/set-cookie.ts";

export interface ContextOptions {
  services: Services;
  /** Whether people reach the site only over HTTPS. */
  secure: boolean;
  /** The number of proxies in front of the server. */
  trustedProxies: number;
}

/** Created once, because every response closes eventually, and creating an error for each would cost a stack trace. */
const CLOSED = new DOMException("The connection was closed", "AbortError");

/** Creates the context of a request: its session, browser, client address and abort signal. */
export function createContext(
  { services, secure, trustedProxies }: ContextOptions,
  { req, res, tracked }: { req: IncomingMessage; res: ServerResponse; tracked: TrackedRequest },
): RequestContext {
  const abort = new AbortController();
  res.once("close", () => abort.abort(CLOSED));
  const cookies = req.headers.cookie ?? "";
  // Pages and photos are for browsers.
  const bearer = /^\/(?:api\/|mcp$)/.test(req.url ?? "") ? parseBearerToken(req.headers.authorization) : null;
  const setCookie = createCookieSetter(res);
  return {
    ...services,
    ...tracked,
    session:
      bearer === null
        ? createSession(services.sessions, cookies, setCookie)
        : createBearerSession(() => findBearerSession(services.database, bearer)),
    device: readDevice("device", cookies, secure, setCookie),
    visitor: readDevice("visitor", cookies, secure, setCookie),
    address: getClientAddress(req, trustedProxies),
    signal: abort.signal,
  };
}
