import type { IncomingMessage } from "node:http";

/**
 * Parses a request target, which is a path or, as sent to proxies, an absolute URL (RFC 9112, 3.2.2). Returns null for
 * `*` and for an invalid target. The host must not be trusted.
 */
export function parseRequestUrl({ url = "" }: Pick<IncomingMessage, "url">): URL | null {
  // Concatenated instead of resolved: a path with two slashes is a page, never another host.
  const address = URL.parse(url.startsWith("/") ? `http://host.invalid${url}` : url);
  return address && /^https?:$/.test(address.protocol) ? address : null;
}
