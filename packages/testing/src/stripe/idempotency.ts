import { isDeepStrictEqual } from "node:util";
import { StripeApiError } from "./stripe-api-error.ts";
import type { StripeRequest } from "./routes.ts";

interface Answered {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

/**
 * Creates a store of responses by idempotency key. Repeating a request returns the stored response; using its key for a
 * different request is an error.
 */
export function createIdempotencyStore() {
  const known = new Map<string, { request: StripeRequest; answer: Answered }>();
  return {
    answer: (request: StripeRequest, perform: () => Answered): Answered => {
      const { idempotencyKey, path, params } = request;
      if (idempotencyKey === null || request.method !== "POST") return perform();
      const before = known.get(idempotencyKey);
      if (!before) {
        const answer = perform();
        // A rejected request is not a result to replay.
        if (answer.status < 400) known.set(idempotencyKey, { request, answer: structuredClone(answer) });
        return answer;
      }
      if (before.request.path === path && isDeepStrictEqual(before.request.params, params)) {
        return { ...before.answer, headers: { "idempotent-replayed": "true" } };
      }
      const { status, body } = new StripeApiError(
        400,
        { type: "idempotency_error" },
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      );
      return { status, body };
    },
  };
}
