import type { CompareInputs } from "../../lib/api/errors.ts";
import { randomId } from "../../lib/api/random-id.ts";

/**
 * Creates a source of request IDs. A pair keeps its ID until `forget` is called, so that retrying after a failure does
 * not create a second comparison.
 */
export function createRequestIds(): { of: (inputs: CompareInputs) => string; forget: () => void } {
  let request = "";
  let id = "";
  return {
    of: ({ originalUrl, dupeUrl }) => {
      const next = JSON.stringify([originalUrl, dupeUrl]);
      if (next !== request) [request, id] = [next, randomId()];
      return id;
    },
    forget: () => {
      request = "";
    },
  };
}
