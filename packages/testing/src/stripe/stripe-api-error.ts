/** An error response of the fake Stripe API, in Stripe's format. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string; code?: string; param?: string } };

  constructor(status: number, error: Omit<StripeApiError["body"]["error"], "message">, message: string) {
    super(message);
    this.status = status;
    this.body = { error: { ...error, message } };
  }
}

/**
 * Creates Stripe's error for a missing resource, with status 404 if the path names the resource, or 400 if a parameter
 * does.
 */
export const missingResourceError = (kind: string, id: string, param = "id", status: 400 | 404 = 404): StripeApiError =>
  new StripeApiError(
    status,
    { type: "invalid_request_error", code: "resource_missing", param },
    `No such ${kind}: '${id}'`,
  );

/** Creates Stripe's error for an invalid parameter. */
export const invalidParameterError = (message: string, param?: string): StripeApiError =>
  new StripeApiError(400, { type: "invalid_request_error", ...(param !== undefined && { param }) }, message);
