import { connect } from "@dupewise/db/connect";
import type { ServerProcess } from "@dupewise/testing/server-process";
import { expect, it } from "vitest";
import * as z from "zod";
import { checkOutLatestRelease } from "./released.ts";
import { startDedicatedServer } from "./dedicated-server.ts";
import { COATS, PASSWORD, send, signUp, startLeakCheckedServer } from "./world.ts";

const SHOPPERS = 3;
/** The number of rounds that each shopper makes, on average, in each phase of the deployment. */
const LEAST = 5;

const Made = z.object({ id: z.string() });

/** Makes one round of a shopper's requests, each to the next server. Returns the failures. */
async function shop(next: () => string, cookie: string): Promise<string[]> {
  const failures: string[] = [];
  const ask = async (method: string, path: string, body?: object) => {
    const response = await send(`${next()}/api/${path}`, { method, body, cookie });
    const text = await response.text();
    if (!response.ok) failures.push(`${method} ${path}: ${response.status} ${text}`);
    return text;
  };
  const made = Made.safeParse(JSON.parse(await ask("POST", "comparisons", COATS)));
  if (!made.success) return failures;
  const { id } = made.data;
  await ask("GET", "comparisons?limit=20");
  await ask("GET", `comparisons/${id}`);
  await ask("POST", `comparisons/${id}/rerun`, {});
  await ask("DELETE", `comparisons/${id}`);
  return failures;
}

it("R54: serves users from the released version and this one on a shared database, without a failed request", async () => {
  const cluster = await startDedicatedServer();
  const { root, version } = checkOutLatestRelease();
  const startOld = () => startLeakCheckedServer({ root, databaseUrl: cluster.url });
  let servers: ServerProcess[] = [await startOld()];
  const old = servers[0];
  if (old === undefined) return;
  const cookies = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, shopper) => signUp(old, `shopper${shopper}@example.com`)),
  );
  const { sql, close } = connect(cluster.url, { max: 1 });
  await sql`update users set is_premium = true`;
  await close();
  let turn = 0;
  const next = () => servers[turn++ % servers.length]?.url ?? "";
  const failures: string[] = [];
  let rounds = 0;
  let going = true;
  const shopping = cookies.map(async (cookie) => {
    while (going) {
      failures.push(...(await shop(next, cookie)));
      rounds += 1;
    }
  });
  const someMore = async () => {
    const until = rounds + LEAST * SHOPPERS;
    await expect.poll(() => rounds, { timeout: 120_000 }).toBeGreaterThan(until);
  };
  await someMore();
  const current = await startLeakCheckedServer({ databaseUrl: cluster.url });
  servers = [old, current];
  await someMore();
  // A user who signed up on one version can sign in on the other, in both directions.
  const newcomer = { name: "Ada", email: "ada@example.com", password: PASSWORD };
  await signUp(current, newcomer.email);
  expect((await send(`${old.url}/api/login`, { method: "POST", body: newcomer })).status).toBe(200);
  servers = [current];
  await someMore();
  expect(await old.stop()).toBe(0);
  // And back again, as in a rollback.
  servers = [current, await startOld()];
  await someMore();
  going = false;
  await Promise.all(shopping);
  process.stdout.write(`R54: ${rounds} rounds beside ${version}, ${failures.length} failed\n`);
  expect(failures).toEqual([]);
});
