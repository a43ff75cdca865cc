import { DomainError } from "@dupewise/domain/errors";
import Stripe from "stripe";

const { StripeAPIError, StripeConnectionError, StripeError, StripeIdempotencyError, StripeRateLimitError } =
  Stripe.errors;

const ABSENT = "Stripe didn't respond. Please try again in a moment";
const REFUSED = "Stripe refused our request. Please contact support";

/**
 * Awaits a Stripe call. If it fails, throws `payments_unavailable` without Stripe's own message, which may quote the
 * API key.
 */
export async function callStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toPaymentError(error);
  }
}

/** Returns true if the error means that a Stripe resource does not exist. */
export const isMissingResource = (error: unknown): boolean =>
  error instanceof StripeError && error.code === "resource_missing";

/**
 * Converts a Stripe error to `payments_unavailable`. Its cause contains details for the log, but none of Stripe's own
 * text.
 */
export function toPaymentError(error: unknown): DomainError {
  if (!(error instanceof StripeError)) return new DomainError("payments_unavailable", ABSENT, {}, { cause: error });
  const passing = [StripeAPIError, StripeConnectionError, StripeRateLimitError, StripeIdempotencyError];
  const message = passing.some((kind) => error instanceof kind) ? ABSENT : REFUSED;
  const { type, statusCode, code, param, requestId } = error;
  const facts = [type, statusCode, code, param, requestId].filter((fact) => fact !== undefined && fact !== "");
  return new DomainError("payments_unavailable", message, {}, { cause: new Error(`Stripe: ${facts.join(" ")}`) });
}
