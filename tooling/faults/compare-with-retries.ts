import { setTimeout as sleep } from "node:timers/promises";
import { send } from "./world.ts";

const PAUSE_MS = 100;
/** Longer than the reservation of a comparison whose server has lost its database. */
const ANSWER_MS = 45_000;

interface RetriedRequest {
  url: () => string;
  cookie: string;
  body: object;
  /** The time in milliseconds after which to give up. */
  patienceMs: number;
  /** Called after every failed attempt, with its response if there was one. */
  onFailure?: (response: Response | undefined) => void;
}

/**
 * Repeats the request for one comparison with the same idempotency key, as a program should, until the comparison has
 * been made. Returns the comparison's ID, or undefined if it isn't made in time.
 */
export async function compareWithRetries({
  url,
  cookie,
  body,
  patienceMs,
  onFailure,
}: RetriedRequest): Promise<string | undefined> {
  const key = crypto.randomUUID();
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const headers = { "idempotency-key": key };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await send(`${url()}/api/comparisons`, { method: "POST", body, cookie, headers, signal }).catch(
      () => undefined,
    );
    const answer: unknown = await response?.json().catch(() => undefined);
    const isMade = response?.status === 201 && typeof answer === "object" && answer !== null && "id" in answer;
    if (isMade) return String(answer.id);
    onFailure?.(response);
    await sleep(PAUSE_MS);
  }
  return undefined;
}
