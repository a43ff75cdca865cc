import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { listComparisons } from "@dupewise/db/queries/comparisons";
import * as schema from "@dupewise/db/schema";
import { HistoryInput } from "@dupewise/domain/history";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as z from "zod";
import { fillHistory } from "./fill-history.ts";
import { burst } from "./load.ts";
import { race, type Row } from "./measure.ts";
import { startWorld, type World } from "./world.ts";

const REQUESTS = 64;
const ROUNDS = 15;
const ROWS = 50;

/**
 * A list of 50 comparisons over tRPC, with session, limits, schemas and logs, beside a bare handler that runs the list's
 * own statements on the same driver and stringifies what they answer. The bare one looks up no session.
 */
export async function listing(): Promise<Row> {
  const world = await startWorld();
  await fillHistory(world.database, world.comparisonId, ROWS);
  const bare = await startBare(world);
  const [ours = 0, peer = 0] = await race(
    [
      burst(`${world.server.url}/api/trpc/history.list`, { cookie: world.cookie }, REQUESTS),
      burst(bare.url, {}, REQUESTS),
    ],
    ROUNDS,
  );
  bare.close();
  await world.close();
  return {
    what: "list 50 comparisons",
    ours: ours / REQUESTS,
    peer: peer / REQUESTS,
    unit: "ms/request",
    peerIs: "bare node:http, the list's SQL, JSON.stringify",
    limit: 2,
  };
}

async function startBare(world: World) {
  const statements = await listStatements(world);
  const child = fork(join(import.meta.dirname, "bare-list.ts"), [
    JSON.stringify({ url: world.database.url, statements }),
  ]);
  const [address] = z
    .tuple([z.object({ port: z.number() })])
    .rest(z.unknown())
    .parse(await once(child, "message"));
  return { url: `http://127.0.0.1:${address.port}/`, close: () => child.kill() };
}

/** What the list asks the database, as it is asked. */
async function listStatements({ database, userId }: World) {
  const statements: { text: string; parameters: unknown[] }[] = [];
  const client = postgres(database.url, { max: 1 });
  const logQuery = (text: string, parameters: unknown[]) => statements.push({ text, parameters });
  const db = drizzle(client, { schema, casing: "snake_case", logger: { logQuery } });
  await listComparisons(db, userId, HistoryInput.parse({}));
  await client.end();
  return statements;
}
