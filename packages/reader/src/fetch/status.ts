import { ReadError } from "./read-error.ts";

const BLOCKED = "the shop does not let programs read this page";

/**
 * Returns the error for a page that cannot be read because of its HTTP status, worded for a shopper, or null when its
 * body can be read.
 * @param retryAfter the `Retry-After` header, or "" if it is absent
 * @param mitigation the `cf-mitigated` header, which is set when bot protection blocks the request, or "" if it is
 *   absent
 */
export function statusProblem(status: number, retryAfter: string, mitigation: string): ReadError | null {
  if (mitigation !== "") return new ReadError(BLOCKED);
  if (status === 200 || status === 203 || status === 304) return null;
  if (status === 404 || status === 410) return new ReadError("there is no page at that address");
  if (status === 429 || status === 503) {
    return new ReadError("the shop's website is too busy right now", { retryAfterSeconds: seconds(retryAfter) });
  }
  if (status === 401 || status === 402 || status === 403 || status === 407 || status === 451)
    return new ReadError(BLOCKED);
  if (status >= 500) return new ReadError("the shop's website is having technical problems");
  return new ReadError("the shop's website did not send a page");
}

/** `Retry-After` as seconds from now, given as a number or a date; 60 when invalid, at most an hour. */
function seconds(retryAfter: string): number {
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(asked) ? Math.min(3600, Math.max(1, Math.round(asked))) : 60;
}
