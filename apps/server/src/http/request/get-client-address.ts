import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * Returns the network address that a request comes from. Trusts only the part of `X-Forwarded-For` that our own proxies
 * have added, because any client can send the header. Reduces an IPv6 address to its /64, which usually belongs to one
 * household; rate limits also count the surrounding /48.
 */
export function getClientAddress(req: IncomingMessage, trustedProxies: number): string {
  const peer = req.socket.remoteAddress ?? "unknown";
  const header = req.headers["x-forwarded-for"];
  const forwarded = (typeof header === "string" ? header : "").split(",").flatMap((address) => address.trim() || []);
  const hops = [...forwarded, peer];
  return getNetwork(withoutPort(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? peer));
}

/** Some proxies append the port, which differs for every connection. */
const withoutPort = (address: string): string => address.replace(/^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/, "$1$2");

function getNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.replace(/%.*$/, "");
  if (!isIPv6(plain)) return address.slice(0, 100);
  const [head = "", tail] = plain.split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => "0"), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
