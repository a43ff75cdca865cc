import type { CompareInputs } from "../../lib/api/errors.ts";

/** `crypto.randomUUID` requires a secure origin; a shop's own network may not be one. */
const generateRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Creates a source of request IDs. Its `of` returns the ID of a pair of inputs, which stays the same until `forget` is
 * called, so that a retry after a failure does not create a second comparison.
 */
export function createRequestIds(): { of: (inputs: CompareInputs) => string; forget: () => void } {
  let request = "";
  let id = "";
  return {
    of: ({ originalUrl, dupeUrl }) => {
      const next = JSON.stringify([originalUrl, dupeUrl]);
      if (next !== request) [request, id] = [next, generateRandomId()];
      return id;
    },
    forget: () => {
      request = "";
    },
  };
}
