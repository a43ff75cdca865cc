import type { ZodError } from "zod";
import type { Side } from "./comparison/side.ts";

/** Every error code of the server, with its HTTP status and tRPC code. */
export const ERRORS = {
  unauthorized: { status: 401, trpc: "UNAUTHORIZED" },
  invalid_credentials: { status: 401, trpc: "UNAUTHORIZED" },
  free_limit_reached: { status: 403, trpc: "FORBIDDEN" },
  account_required: { status: 403, trpc: "FORBIDDEN" },
  insufficient_scope: { status: 403, trpc: "FORBIDDEN" },
  premium_required: { status: 403, trpc: "FORBIDDEN" },
  scraping_failed: { status: 422, trpc: "UNPROCESSABLE_CONTENT" },
  ai_quota_exceeded: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
  ai_misconfigured: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
  ai_unavailable: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
  rate_limited: { status: 429, trpc: "TOO_MANY_REQUESTS" },
  validation_failed: { status: 400, trpc: "BAD_REQUEST" },
  not_found: { status: 404, trpc: "NOT_FOUND" },
  conflict: { status: 409, trpc: "CONFLICT" },
  payments_unavailable: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
  cross_site: { status: 403, trpc: "FORBIDDEN" },
  payload_too_large: { status: 413, trpc: "PAYLOAD_TOO_LARGE" },
  unsupported_media_type: { status: 415, trpc: "UNSUPPORTED_MEDIA_TYPE" },
  unavailable: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
  internal: { status: 500, trpc: "INTERNAL_SERVER_ERROR" },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/**
 * One rejected input field. `path` joins nested keys with dots, as in "original.price"; a top-level field is just its
 * name.
 */
export interface FieldIssue {
  path: string;
  message: string;
}

/** A product page that could not be read, with the reason worded for shoppers. */
export interface ReadFailure {
  side: Side;
  url: string;
  reason: string;
}

/** Additional data of an error. Each field applies only to the codes that its comment names. */
export interface ErrorDetails {
  /** `validation_failed`, `conflict`: the fields to point at. */
  issues?: readonly FieldIssue[];
  /** `scraping_failed`: the pages that could not be read. */
  failures?: readonly ReadFailure[];
  /** `rate_limited`, `unavailable`: seconds to wait before trying again. */
  retryAfterSeconds?: number;
  /** `internal`: what to quote to support. */
  requestId?: string;
}

/** The error as clients receive it: the REST body, or `data` in tRPC. */
export interface ErrorBody extends ErrorDetails {
  code: ErrorCode;
  message: string;
}

/** An error with a code from the table; `message` is shown to people. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = "DomainError";
    this.code = code;
    this.details = details;
  }
}

/** Returns the fields that a schema rejected, each with its first error message. */
export function fieldIssues(error: Pick<ZodError, "issues">): FieldIssue[] {
  const first = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const key = path.join(".");
    if (!first.has(key)) first.set(key, message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
}
