/** Consecutive failures that open the circuit. */
const THRESHOLD = 5;
/** How long the circuit stays open before a call may try again, in milliseconds. */
const COOL_DOWN_MS = 30_000;

export interface CircuitOptions {
  now: () => number;
  /** What an error says about the service; an aborted call says nothing. */
  classify: (error: unknown) => "down" | "up" | "none";
  /** Creates the error thrown while the circuit is open. */
  createError: () => Error;
}

/**
 * Creates a circuit breaker. After 5 consecutive failures classified as outages, calls fail immediately; after a
 * cool-down, one trial call at a time is allowed until one succeeds.
 */
export function createCircuitBreaker({ now, classify, createError }: CircuitOptions) {
  let outages = 0;
  let openUntil = 0;
  let probing = false;

  return async function run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const isOpen = outages >= THRESHOLD;
    if (isOpen && (probing || now() < openUntil)) throw createError();
    if (isOpen) probing = true;
    try {
      const answer = await call();
      outages = 0;
      return answer;
    } catch (error) {
      const sign = classify(error);
      if (sign === "up") outages = 0;
      if (sign === "down") {
        outages += 1;
        openUntil = now() + COOL_DOWN_MS;
      }
      throw error;
    } finally {
      if (isOpen) probing = false;
    }
  };
}
