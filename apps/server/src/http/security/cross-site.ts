import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { DomainError } from "@dupewise/domain/errors";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

interface Site {
  /** The URL at which browsers reach us, if configured. */
  publicUrl: URL | undefined;
  /** The number of proxies in front of the server. */
  trustedProxies: number;
}

/**
 * Throws `cross_site` if another site's page makes the request on a visitor's behalf, including through DNS rebinding.
 * Accepts requests from programs, because they carry neither the browser's headers nor a visitor's cookie.
 */
export function refuseCrossSiteRequest(req: IncomingMessage, { publicUrl, trustedProxies }: Site): void {
  if (READS.has(req.method ?? "GET")) return;
  const { host = "", origin, "sec-fetch-site": site } = req.headers;
  const own = publicUrl ? [publicUrl.origin] : [`http://${host}`, `https://${host}`];
  const siteIsOurs = site === undefined || site === "same-origin" || site === "none";
  const originIsOurs = origin === undefined || own.includes(origin);
  // A proxy may replace our host with its own name for us.
  const hostIsOurs = publicUrl === undefined || trustedProxies > 0 || !isAnotherSite(host, publicUrl);
  if (!siteIsOurs || !originIsOurs || !hostIsOurs)
    throw new DomainError("cross_site", "This request came from another site, so it was refused");
}

/** Only a public DNS name can be pointed here by a stranger; addresses and "localhost" are typed by hand. */
function isAnotherSite(host: string, publicUrl: URL): boolean {
  const hostname = URL.parse(`http://${host}`)?.hostname.replace(/\.$/, "") ?? "";
  const isPublicName = hostname.includes(".") && isIP(hostname) === 0;
  return isPublicName && hostname !== publicUrl.hostname;
}
