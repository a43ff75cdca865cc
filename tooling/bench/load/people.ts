import type { Database } from "@dupewise/db/connect";
import type { ServerProcess } from "@dupewise/testing/server-process";
import { fillHistory } from "../fill-history.ts";
import { COMPARISON_INPUT, post, signUp } from "../world.ts";
import type { Person } from "./call-procedure.ts";

const AT_ONCE = 4;
const HISTORY = 20;

/**
 * Creates premium accounts, each with its own IP address and a history of twenty comparisons. Returns each account with
 * the ID of one of its comparisons.
 */
export async function createShoppers({ url }: ServerProcess, database: Database, number: number) {
  const people: (Person & { comparisonId: string })[] = [];
  let next = 0;
  const inviteSome = async () => {
    while (next < number) {
      const n = next++;
      const address = `10.1.${n >> 8}.${n & 255}`;
      const from = { "x-forwarded-for": address };
      const cookie = await signUp(url, `shopper${n}@example.com`, from);
      const made = await post(`${url}/api/comparisons`, COMPARISON_INPUT, { cookie, ...from });
      people.push({ cookie, address, comparisonId: made.id });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inviteSome));
  await database.sql`update users set is_premium = true`;
  await fillHistory(
    database,
    people.map(({ comparisonId }) => comparisonId),
    HISTORY,
  );
  await database.sql`analyze`;
  return people;
}
