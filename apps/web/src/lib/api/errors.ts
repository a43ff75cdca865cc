import { ERRORS, type ErrorBody, type ErrorCode, type FieldIssue } from "@dupewise/domain/errors";
import type { Side } from "@dupewise/domain/comparison/side";
import { FREE_LIMIT_REACHED, isFreeLimitReached } from "@dupewise/domain/account/entitlements";
import { isProductUrl } from "@dupewise/domain/product/product-input";
import type { User } from "@dupewise/domain/account/user";
import { isRecord } from "./is-record.ts";

type Quota = Pick<User, "isPremium" | "comparisonsUsed">;

const isBody = (value: unknown): value is ErrorBody =>
  isRecord(value) &&
  typeof value["code"] === "string" &&
  value["code"] in ERRORS &&
  typeof value["message"] === "string";

/**
 * Returns the body of the server's error response, which tRPC carries in `data.body`, or null if the error has none,
 * for instance because the server did not respond.
 */
export function getErrorBody(error: unknown): ErrorBody | null {
  if (!isRecord(error)) return null;
  const data = error["data"];
  return isRecord(data) && isBody(data["body"]) ? data["body"] : null;
}

/**
 * Returns the server's message, or `fallback` if there is none. Never returns a message from the browser or a parser.
 */
export const getErrorMessage = (error: unknown, fallback: string): string => getErrorBody(error)?.message ?? fallback;

const getRawMessage = (error: unknown): string => (error instanceof Error ? error.message : "");

/** Returns the status of an error without a body: from tRPC's data, or from before the colon of "status: body". */
function getStatus(error: unknown): number | null {
  if (isRecord(error) && isRecord(error["data"]) && typeof error["data"]["httpStatus"] === "number") {
    return error["data"]["httpStatus"];
  }
  const leading = /^(\d{3}): /.exec(getRawMessage(error))?.[1];
  return leading === undefined ? null : Number(leading);
}

/**
 * Returns an error's code. If the server sent none, infers one from the error's message and HTTP status, or returns
 * null. A number elsewhere in the message, such as a price of $429, is not mistaken for a status.
 * @param user decides whether a 403 means that the free limit was reached
 */
export function getErrorCode(error: unknown, user: Quota | null = null): ErrorCode | null {
  const body = getErrorBody(error);
  if (body) return body.code;
  const text = getRawMessage(error);
  if (/^401: .*Unauthorized/s.test(text)) return "unauthorized";
  if (text.includes(FREE_LIMIT_REACHED)) return "free_limit_reached";
  if (/Unable to access|scraping_failed/.test(text)) return "scraping_failed";
  if (/quota exceeded/i.test(text) || getStatus(error) === 429) return "ai_quota_exceeded";
  if (/API key|unauthorized/.test(text)) return "ai_misconfigured";
  if (getStatus(error) === 403)
    return user !== null && isFreeLimitReached(user) ? "free_limit_reached" : "scraping_failed";
  return null;
}

/** Returns true for the error of a call that was rejected because there is no session. */
export const isUnauthorized = (error: unknown): boolean => getErrorCode(error) === "unauthorized";

/** A page that could not be read, as shown in the manual input dialog. */
export interface UnreadablePage {
  side: Side;
  url: string;
  /** Why it could not be read, worded for shoppers; null if the server gave no reason. */
  reason: string | null;
}

/** A failed comparison, classified by how the web app responds to it. */
export type CompareFailure =
  | { kind: "relogin" }
  | { kind: "upgrade" }
  | { kind: "account"; message: string }
  | { kind: "manual"; pages: readonly UnreadablePage[] }
  | { kind: "fields"; issues: readonly FieldIssue[] }
  | { kind: "toast"; title: string; description: string; retry: boolean };

export interface CompareInputs {
  originalUrl: string;
  dupeUrl: string;
}

const createToastFailure = (description: string, retry: boolean): CompareFailure => ({
  kind: "toast",
  title: "Comparison Failed",
  description,
  retry,
});

/**
 * Classifies a failed comparison by how the app should respond. Uses the error's code or, if there is none, the error's
 * text.
 */
export function classifyCompareFailure(error: unknown, inputs: CompareInputs, user: Quota | null): CompareFailure {
  const message = getErrorMessage(error, "Failed to compare products");
  switch (getErrorCode(error, user)) {
    case "unauthorized":
      return { kind: "relogin" };
    case "free_limit_reached":
      return { kind: "upgrade" };
    case "account_required":
      return { kind: "account", message };
    case "scraping_failed":
      return createUnreadableFailure(error, inputs);
    case "ai_quota_exceeded":
      return {
        kind: "toast",
        title: "OpenAI API Limit Reached",
        description: "The API quota has been exceeded. Check billing or try again later.",
        retry: true,
      };
    case "ai_misconfigured":
      return {
        kind: "toast",
        title: "API Configuration Issue",
        description: "The analysis service isn't set up correctly. Please contact support.",
        retry: false,
      };
    case "validation_failed": {
      const issues = getErrorBody(error)?.issues ?? [];
      return issues.length > 0 ? { kind: "fields", issues } : createToastFailure(message, false);
    }
    case "payload_too_large":
    case "unsupported_media_type":
    case "cross_site":
    case "premium_required":
    case "insufficient_scope":
    case "not_found":
    case "invalid_credentials":
    case "payments_unavailable":
      return createToastFailure(message, false);
    case "ai_unavailable":
    case "rate_limited":
    case "conflict":
    case "unavailable":
    case "internal":
    case null:
      return createToastFailure(message, true);
  }
}

function createUnreadableFailure(error: unknown, { originalUrl, dupeUrl }: CompareInputs): CompareFailure {
  const named = getErrorBody(error)?.failures ?? [];
  if (named.length > 0) return { kind: "manual", pages: named };
  const sides: UnreadablePage[] = [
    { side: "original", url: originalUrl, reason: null },
    { side: "alternative", url: dupeUrl, reason: null },
  ];
  const first = sides.find(({ url }) => isProductUrl(url));
  if (first) return { kind: "manual", pages: [{ ...first, url: first.url.trim() }] };
  return {
    kind: "toast",
    title: "URL Access Issue",
    description: "The URLs couldn't be accessed. Please paste the product descriptions instead.",
    retry: false,
  };
}
