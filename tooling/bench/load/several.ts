import { callProcedure, type Person, type LoadContext } from "./call-procedure.ts";

const ALTERNATIVES = 10;
/** Starts beyond the products that the other shoppers look at, so that none has been read before. */
const FIRST_ITEM = 1_000;

/**
 * Simulates people who each keep comparing one original with ten alternatives from ten different shops, all at the same
 * time. Returns the number of responses by status.
 */
export async function simulateSeveralComparisons({ server, people, shops, signal }: LoadContext) {
  const statuses: Record<number, number> = {};
  let item = FIRST_ITEM;
  const link = () => {
    item++;
    return `http://${shops[item % shops.length]}/p?item=${item}`;
  };
  const ask = async (person: Person) => {
    while (!signal.aborted) {
      const input = { originalUrl: link(), alternatives: Array.from({ length: ALTERNATIVES }, link) };
      const asked = callProcedure(server, person, {
        procedure: "comparisons.createSeveral",
        input,
        reads: false,
        signal,
      });
      const { status } = await asked.catch((error: unknown) =>
        signal.aborted ? { status: 0 } : Promise.reject(error),
      );
      if (status === 0) return;
      statuses[status] = (statuses[status] ?? 0) + 1;
      // This person has reached the limit on comparisons.
      if (status === 429) return;
    }
  };
  await Promise.all(people.map(ask));
  return statuses;
}
