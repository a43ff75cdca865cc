import { DomainError } from "@dupewise/domain/errors";
import { APIError } from "openai";

/** Why a call failed, and whether to retry it. */
export interface CallFailure {
  error: DomainError;
  /** Whether the failure is transient, so that the same call may soon succeed. */
  isTransient: boolean;
  /** How long the provider asks us to wait, in milliseconds; null when it doesn't say. */
  retryAfterMs: number | null;
}

/** Thrown when the model refuses to process a text. Retrying has the same result. */
export class ModelRefusal extends Error {}

/**
 * Thrown when the provider reports a failure in the body of a successful HTTP response. Only the failure's code is
 * known.
 */
export class FailedResponseError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The model's answer failed: ${code}`);
    this.code = code;
  }
}

/** Codes with which the provider rejects a text rather than failing. */
const DECLINED = /^invalid_prompt$|policy/;
/** Codes for an account without credit, for which waiting doesn't help. */
const OUT_OF_MONEY = /^insufficient_quota$|billing/;
const ABSENT = "The AI model didn't answer. Please try again in a moment";

/**
 * Converts whatever a failed call threw to a `CallFailure`, or to a `ModelRefusal` if the model declined to respond.
 * Drops the provider's message, which may quote the API key.
 */
export function toFailure(thrown: unknown): CallFailure | ModelRefusal {
  const code = codeOf(thrown);
  const status = isAnswered(thrown) ? thrown.status : undefined;
  if (thrown instanceof ModelRefusal) return thrown;
  if (DECLINED.test(code)) return new ModelRefusal();
  const cause = new Error(`OpenAI: ${status ?? nameOf(thrown)} ${code}`.trim());
  const fail = (error: DomainError, isTransient: boolean): CallFailure => ({
    error,
    isTransient,
    retryAfterMs: isAnswered(thrown) ? retryAfter(thrown.headers) : null,
  });
  if (status === 429 || code === "rate_limit_exceeded" || OUT_OF_MONEY.test(code)) {
    const message = "OpenAI API quota exceeded. Please check billing or try again later";
    return fail(new DomainError("ai_quota_exceeded", message, {}, { cause }), !OUT_OF_MONEY.test(code));
  }
  if (status === undefined || status >= 500 || status === 408 || status === 409) {
    return fail(new DomainError("ai_unavailable", ABSENT, {}, { cause }), true);
  }
  // Anything else it rejects (the key, the model's name, a parameter) is ours to fix, not the shopper's.
  const message = "The OpenAI API key or its settings were rejected. Please contact support";
  return fail(new DomainError("ai_misconfigured", message, {}, { cause }), false);
}

/** Creates the error for a call that the open circuit breaker rejects. */
export const createUnavailableError = () => new DomainError("ai_unavailable", ABSENT);

function codeOf(thrown: unknown): string {
  if (thrown instanceof FailedResponseError) return thrown.code;
  return isAnswered(thrown) ? (thrown.code ?? thrown.type ?? "") : "";
}

const isAnswered = (thrown: unknown): thrown is APIError => thrown instanceof APIError;

const nameOf = (thrown: unknown) => (thrown instanceof Error ? thrown.name : "unknown");

/** Reads `retry-after-ms` or `retry-after`, in seconds or as a date. */
function retryAfter(headers: Headers | undefined): number | null {
  const ms = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (ms >= 0) return ms;
  const header = headers?.get("retry-after") ?? "";
  const seconds = Number(header);
  const wait = header !== "" && seconds >= 0 ? seconds * 1000 : Date.parse(header) - Date.now();
  return wait >= 0 ? wait : null;
}
