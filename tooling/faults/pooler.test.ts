import { expect, it } from "vitest";
import { startForgetfulPooler } from "./forgetful-pooler.ts";
import { compareWithRetries } from "./compare-with-retries.ts";
import { COATS, chooseByMode, signUp, startDatabaseAndShop } from "./world.ts";

const AT_ONCE = 3;
const PATIENCE_MS = 60_000;

it("R43: stores every acknowledged comparison behind a pooler that drops prepared statements", async () => {
  const { sql, start, url: databaseUrl } = await startDatabaseAndShop();
  const pooler = await startForgetfulPooler(new URL(databaseUrl));
  const server = await start({ databaseUrl: Object.assign(new URL(databaseUrl), { host: pooler.host }).href });
  const cookie = await signUp(server, "ada@example.com");
  await sql`update users set is_premium = true`;
  const failures: unknown[] = [];
  const onFailure = (response?: Response) => failures.push(response?.status);
  const request = { url: () => server.url, cookie, body: COATS, patienceMs: PATIENCE_MS, onFailure };
  const ids: (string | undefined)[] = [];
  for (let round = 0; round < chooseByMode(8, 100); round++) {
    pooler.forget();
    ids.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => compareWithRetries(request)))));
  }
  process.stdout.write(`R43: ${ids.length} made, ${failures.length} × 503 on the way\n`);
  expect(failures.filter((status) => status !== 503)).toEqual([]);
  const stored = await sql<{ id: string }[]>`select id from comparisons`;
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(ids));
  expect(stored).toHaveLength(ids.length);
});
