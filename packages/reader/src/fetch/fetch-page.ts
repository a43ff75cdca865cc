import type { Dispatcher } from "undici";
import { request } from "undici";
import type { Permits, Resolve } from "./address-policy.ts";
import { checkUrl } from "./address-policy.ts";
import type { BodyLimits } from "./read-body.ts";
import { readBody } from "./read-body.ts";
import { ReadError } from "./read-error.ts";
import { statusProblem } from "./status.ts";

export interface FetchOptions {
  agent: Dispatcher;
  resolve: Resolve;
  permits: Permits;
  userAgent: string;
  signal: AbortSignal;
  limits: BodyLimits;
  /** The Accept header; web pages by default. */
  accept?: string;
  /** Content types to accept, as a pattern. */
  accepts: RegExp;
  /** The shop's validators for the cached copy, so that it can respond with 304. */
  validators?: Validators;
  /** Called before each hop; throws ReadError to reject it. */
  beforeHop?: (url: URL) => Promise<void>;
}

export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchedPage extends Validators {
  /** The URL after redirects. */
  url: string;
  status: number;
  contentType: string;
  /** Null when the cached copy is still valid (304). */
  bytes: Uint8Array<ArrayBuffer> | null;
}

const MAX_REDIRECTS = 5;
const WEB_PAGES = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1";

/**
 * Fetches a page. Checks its URL and every redirect against the address policy before opening a socket. Throws a
 * `ReadError` for an address, a response or a size that isn't acceptable, otherwise the network's error or the signal's
 * reason. `toReadError` converts them.
 */
export async function fetchPage(start: string, options: FetchOptions): Promise<FetchedPage> {
  const { url, response } = await requestPage(start, options);
  return readResponse(url, response, options);
}

/** The options of `requestPage`, which all kinds of requests share. */
export type RequestOptions = Omit<FetchOptions, "limits" | "accepts">;

/**
 * Requests a page and follows its redirects, checking its URL and every redirect against the address policy. Returns
 * the final URL, and the response with its body unread. Throws a `ReadError` for a forbidden address and for too many
 * redirects, otherwise the network's error or the signal's reason.
 */
export async function requestPage(
  start: string,
  options: RequestOptions,
): Promise<{ url: string; response: Dispatcher.ResponseData }> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const verdict = await checkUrl(url, options.resolve, options.permits);
    if (!verdict.allowed) throw new ReadError(verdict.reason ?? "the address is not allowed");
    await options.beforeHop?.(new URL(url));
    const response = await request(url, {
      dispatcher: options.agent,
      signal: options.signal,
      headers: requestHeaders(options),
    });
    const location = headerValue(response.headers, "location");
    if (response.statusCode >= 300 && response.statusCode < 400 && location !== "") {
      response.body.on("error", () => undefined).destroy();
      url = nextHop(url, location);
      continue;
    }
    return { url, response };
  }
  throw new ReadError("the page keeps redirecting visitors");
}

function nextHop(from: string, location: string): string {
  const next = URL.parse(location, from);
  if (next === null) throw new ReadError("the page redirects visitors to an invalid address");
  if (from.startsWith("https:") && next.protocol === "http:") {
    throw new ReadError("the page redirects visitors to an insecure address");
  }
  return next.href;
}

async function readResponse(
  url: string,
  response: Dispatcher.ResponseData,
  options: FetchOptions,
): Promise<FetchedPage> {
  const { statusCode: status, headers, body } = response;
  const contentType = headerValue(headers, "content-type");
  const page = {
    url,
    status,
    contentType,
    etag: headerValue(headers, "etag") || null,
    lastModified: headerValue(headers, "last-modified") || null,
  };
  const refused = statusProblem(status, headerValue(headers, "retry-after"), headerValue(headers, "cf-mitigated"));
  const wrongType = contentType !== "" && !options.accepts.test(contentType);
  const announced = Number(headerValue(headers, "content-length"));
  if (status === 304 || refused !== null || wrongType || announced > options.limits.maxBytes) {
    body.on("error", () => undefined).destroy();
    if (status === 304) return { ...page, bytes: null };
    throw (
      refused ?? new ReadError(wrongType ? "there is no web page at that address" : "the page is too large to read")
    );
  }
  const bytes = await readBody(body, headerValue(headers, "content-encoding"), options.limits, options.signal);
  return { ...page, bytes };
}

function requestHeaders({ userAgent, validators, accept = WEB_PAGES }: RequestOptions): Record<string, string> {
  return {
    "user-agent": userAgent,
    accept,
    "accept-language": "en,*;q=0.5",
    "accept-encoding": "gzip, deflate, br, zstd",
    ...(validators?.etag && { "if-none-match": validators.etag }),
    ...(validators?.lastModified && { "if-modified-since": validators.lastModified }),
  };
}

/** Returns the first value of a response header, or an empty string when it is absent. */
export function headerValue(headers: Dispatcher.ResponseData["headers"], name: string): string {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? "";
}
