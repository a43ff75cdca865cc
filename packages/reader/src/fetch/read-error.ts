import { DomainError } from "@dupewise/domain/errors";

/** Thrown when a page could not be read, with the reason in a shopper's words. Becomes a `scraping_failed` error. */
export class ReadError extends Error {
  /** The seconds to wait before trying again, if the shop is too busy; null for any other reason. */
  readonly retryAfterSeconds: number | null;

  constructor(reason: string, options: { retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(reason, { cause: options.cause });
    this.name = "ReadError";
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

const UNKNOWN = "the shop's website couldn't be reached";

/** System, TLS and HTTP client error codes, each with what it means to a shopper. */
const REASON_BY_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: "no website was found at that address",
  EAI_AGAIN: "no website was found at that address",
  ECONNREFUSED: "the shop's website refused the connection",
  ECONNRESET: "the shop's website closed the connection",
  EPIPE: "the shop's website closed the connection",
  UND_ERR_SOCKET: "the shop's website closed the connection",
  UND_ERR_CONNECT_TIMEOUT: "the shop's website took too long to respond",
  UND_ERR_HEADERS_TIMEOUT: "the shop's website took too long to respond",
  UND_ERR_BODY_TIMEOUT: "the shop's website took too long to respond",
  UND_ERR_HEADERS_OVERFLOW: "the shop's website sent a response that is too large",
  HPE_HEADER_OVERFLOW: "the shop's website sent a response that is too large",
  ETIMEDOUT: "the shop's website took too long to respond",
  CERT_HAS_EXPIRED: "the shop's security certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "the shop's security certificate can't be trusted",
  SELF_SIGNED_CERT_IN_CHAIN: "the shop's security certificate can't be trusted",
  UNABLE_TO_GET_ISSUER_CERT: "the shop's security certificate can't be trusted",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "the shop's security certificate can't be trusted",
  CERT_UNTRUSTED: "the shop's security certificate can't be trusted",
  CERT_REVOKED: "the shop's security certificate can't be trusted",
  CERT_NOT_YET_VALID: "the shop's security certificate is not valid yet",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "the shop's security certificate can't be trusted",
  ERR_TLS_CERT_ALTNAME_INVALID: "the shop's security certificate belongs to another website",
};

/** Converts any error thrown while fetching to a `ReadError`, whose message tells a shopper the reason. */
export function toReadError(error: unknown): ReadError {
  if (error instanceof ReadError) return error;
  if (error instanceof Error && error.cause instanceof ReadError) return error.cause;
  if (error instanceof Error && error.name === "TimeoutError") {
    return new ReadError("the shop's website took too long to respond", { cause: error });
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const known =
    REASON_BY_CODE[code] ?? (code.startsWith("HPE_") ? "the shop's website sent an unreadable response" : UNKNOWN);
  return new ReadError(known, { cause: error });
}

/** Creates the `scraping_failed` error for a URL, which tells a shopper why it couldn't be read. */
export function createScrapingError(url: string, failure: ReadError): DomainError {
  const details = failure.retryAfterSeconds === null ? {} : { retryAfterSeconds: failure.retryAfterSeconds };
  return new DomainError("scraping_failed", `Unable to access ${url}: ${failure.message}`, details, { cause: failure });
}
