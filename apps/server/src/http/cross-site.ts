import type { IncomingMessage } from "node:http";
import { DomainError } from "@dupewise/domain/errors";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a request that another site's page makes in a visitor's name. Throws `cross_site`.
 * Programs send neither header and carry no visitor's cookie, so they pass.
 * @param publicOrigin where browsers reach us, when that differs from the Host header
 */
export function refuseCrossSite(req: IncomingMessage, publicOrigin: string | undefined): void {
  if (READS.has(req.method ?? "GET")) return;
  const site = req.headers["sec-fetch-site"];
  const origin = req.headers.origin;
  const own = [publicOrigin, `http://${req.headers.host}`, `https://${req.headers.host}`];
  const siteIsOurs = site === undefined || site === "same-origin" || site === "none";
  const originIsOurs = origin === undefined || own.includes(origin);
  if (!siteIsOurs || !originIsOurs)
    throw new DomainError("cross_site", "This request came from another site, so it was not carried out");
}
