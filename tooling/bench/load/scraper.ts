import { setTimeout as sleep } from "node:timers/promises";
import { callProcedure, type LoadContext } from "./call-procedure.ts";

/** The number of comparisons that the account keeps requesting at once. */
const AT_ONCE = 24;
const AFTER_REFUSAL_MS = 250;
const TRICKS = ["heavy", "heavy", "heavy", "never", "drip"];

/**
 * Simulates one account that keeps comparing pages designed to keep a reader busy. Returns the number of responses by
 * status.
 */
export async function simulateScraper({ server, people: [person], shops, signal }: LoadContext) {
  if (!person) throw new Error("Nobody came.");
  const statuses: Record<number, number> = {};
  let page = 0;
  const link = () => {
    page++;
    return `http://${shops[page % shops.length]}/${TRICKS[page % TRICKS.length]}?item=${page}`;
  };
  const ask = async () => {
    while (!signal.aborted) {
      const input = { originalUrl: link(), dupeUrl: link() };
      const asked = callProcedure(server, person, { procedure: "comparisons.create", input, reads: false, signal });
      const { status } = await asked.catch((error: unknown) =>
        signal.aborted ? { status: 0 } : Promise.reject(error),
      );
      if (status === 0) return;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 429) await sleep(AFTER_REFUSAL_MS);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return statuses;
}
