import type { IncomingMessage, ServerResponse } from "node:http";
import { readDevice } from "@dupewise/api/auth/device";
import { createSession } from "@dupewise/api/auth/session";
import type { RequestContext, Services } from "@dupewise/api/context";
import { clientAddress } from "./client-address.ts";
import type { FollowedRequest } from "../monitoring/follow-request.ts";
import { cookieSetter } from "../response/set-cookie.ts";

export interface ContextOptions {
  services: Services;
  /** Whether people reach the site over https alone. */
  secure: boolean;
  /** How many proxies stand before the server. */
  trustedProxies: number;
}

/** Creates a request's context: its session, browser, client address and abort signal. */
export function createContext(
  { services, secure, trustedProxies }: ContextOptions,
  { req, res, followed }: { req: IncomingMessage; res: ServerResponse; followed: FollowedRequest },
): RequestContext {
  const abort = new AbortController();
  res.once("close", () => abort.abort());
  const cookies = req.headers.cookie ?? "";
  const setCookie = cookieSetter(res);
  return {
    ...services,
    ...followed,
    session: createSession(services.sessions, cookies, setCookie),
    device: readDevice("device", cookies, secure, setCookie),
    visitor: readDevice("visitor", cookies, secure, setCookie),
    address: clientAddress(req, trustedProxies),
    signal: abort.signal,
  };
}
