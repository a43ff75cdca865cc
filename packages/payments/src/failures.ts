import { DomainError } from "@dupewise/domain/errors";
import Stripe from "stripe";

const { StripeAPIError, StripeConnectionError, StripeError, StripeIdempotencyError, StripeRateLimitError } =
  Stripe.errors;

const ABSENT = "Stripe did not answer. Please try again in a moment";
const REFUSED = "Stripe refused our request. Please contact support";

/**
 * Runs a call of Stripe's client. Throws `payments_unavailable`; what Stripe wrote stays here: it may quote the key.
 */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw failureOf(error);
  }
}

/** Whether Stripe says that there is no such thing. */
export const isMissing = (error: unknown): boolean => error instanceof StripeError && error.code === "resource_missing";

/** What went wrong at Stripe, as `payments_unavailable`; its cause has the facts for the log, and no word of theirs. */
export function failureOf(error: unknown): DomainError {
  if (!(error instanceof StripeError)) return new DomainError("payments_unavailable", ABSENT, {}, { cause: error });
  const passing = [StripeAPIError, StripeConnectionError, StripeRateLimitError, StripeIdempotencyError];
  const message = passing.some((kind) => error instanceof kind) ? ABSENT : REFUSED;
  const { type, statusCode, code, param, requestId } = error;
  const facts = [type, statusCode, code, param, requestId].filter((fact) => fact !== undefined && fact !== "");
  return new DomainError("payments_unavailable", message, {}, { cause: new Error(`Stripe: ${facts.join(" ")}`) });
}
