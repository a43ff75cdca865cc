import type { IncomingMessage } from "node:http";

/**
 * What a request asks for, by its path or by a whole address, as proxies are asked (RFC 9112, 3.2.2). Null for `*` and
 * for what is no address of the web. The host is not to be believed.
 */
export function requestUrl({ url = "" }: Pick<IncomingMessage, "url">): URL | null {
  // Joined, not resolved: a path of two slashes names a page, never another host.
  const address = URL.parse(url.startsWith("/") ? `http://host.invalid${url}` : url);
  return address && /^https?:$/.test(address.protocol) ? address : null;
}
