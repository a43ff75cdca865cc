import { setTimeout as sleep } from "node:timers/promises";
import { readProcessUsage } from "@dupewise/testing/read-process-usage";
import { expect, it } from "vitest";
import { COATS, post, chooseByMode, send, signUp, SMALL_MEMORY, startDatabaseAndShop } from "./world.ts";

const COMPARISONS = chooseByMode(2_000, 20_000);
const FILES = ["/api/comparisons/export", "/api/comparisons/export?format=json", "/api/auth/export"];
const MOST_MORE_MB = 64;
const READS = 100;
/** The rate limit allows 20 reads a second. */
const PAUSE_MS = 50;
const UNREAD_MS = 5_000;
/** Each look takes this process a few milliseconds, which would count as waiting time of the other requests. */
const WATCHED_EVERY_MS = 1_000;

it("R46: exports a long history with constant memory, and barely slows other requests", async () => {
  const { sql, start } = await startDatabaseAndShop();
  // The limits are intended: one file at a time.
  const server = await start({ env: { RATE_LIMIT_SCALE: "1", LOG_LEVEL: "error" }, nodeFlags: SMALL_MEMORY });
  const people = ["ada", "grace", "mary"];
  const cookies: string[] = [];
  for (const name of people) cookies.push(await signUp(server, `${name}@example.com`));
  const [ada = "", grace = "", mary = ""] = cookies;
  for (const cookie of cookies) await post(`${server.url}/api/comparisons`, COATS, cookie);
  const own = ["id", "request_id", "share_token", "created_at"];
  const columns = await sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'comparisons' and table_schema = 'public' and column_name not in ${sql(own)}`;
  const names = String(columns[0]?.["names"]);
  await sql.unsafe(`insert into comparisons (created_at, ${names})
    select c.created_at - n * interval '1 minute', ${names.replaceAll(/[^, ]+/g, "c.$&")}
    from comparisons c join users u on u.id = c.user_id, generate_series(2, ${COMPARISONS}) n
    where u.email in ('ada@example.com', 'grace@example.com')`);
  await sql`vacuum analyze comparisons`;

  const read = async () => {
    await sleep(PAUSE_MS);
    const began = performance.now();
    const response = await send(`${server.url}/api/comparisons`, { cookie: mary });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    return performance.now() - began;
  };
  const median = async (reads: number) => {
    const times: number[] = [];
    for (let round = 0; round < reads; round++) times.push(await read());
    return times.toSorted((a, b) => a - b)[Math.floor(reads / 2)] ?? NaN;
  };
  const download = async (path: string, cookie: string) => {
    const response = await send(server.url + path, { cookie });
    expect(response.status).toBe(200);
    const stream: AsyncIterable<unknown> | null = response.body;
    let bytes = 0;
    for await (const part of stream ?? []) bytes += part instanceof Uint8Array ? part.byteLength : 0;
    return bytes;
  };
  // Excludes what is compiled or opened once for the first export.
  for (const path of FILES) await download(path, mary);
  await median(READS);
  const restMs = await median(READS);
  const restMb = readProcessUsage(server.pid).memoryMb;
  let mostMb = restMb;
  const watching = setInterval(
    () => (mostMb = Math.max(mostMb, readProcessUsage(server.pid).memoryMb)),
    WATCHED_EVERY_MS,
  );
  const shown: string[] = [];
  const ratios: number[] = [];
  for (const path of FILES) {
    const began = performance.now();
    let going = true;
    const files = Promise.all([ada, grace].map((cookie) => download(path, cookie))).finally(() => (going = false));
    const times: number[] = [];
    while (going) times.push(await read());
    const [bytes = 0] = await files;
    expect(bytes).toBeGreaterThan(COMPARISONS * 100);
    const meanwhileMs = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
    const seconds = (performance.now() - began) / 1000;
    shown.push(
      `${path} ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, others ${meanwhileMs.toFixed(1)} ms`,
    );
    ratios.push(meanwhileMs / restMs);
  }
  const unread = await Promise.all([ada, grace].map((cookie) => send(`${server.url}/api/auth/export`, { cookie })));
  expect((await send(`${server.url}/api/comparisons/export`, { cookie: ada })).status).toBe(429);
  await sleep(UNREAD_MS);
  clearInterval(watching);
  process.stdout.write(
    `R46: ${COMPARISONS} each, others ${restMs.toFixed(1)} ms at rest; ${shown.join("; ")}; ${(mostMb - restMb).toFixed(0)} MB more\n`,
  );
  expect(mostMb - restMb).toBeLessThan(MOST_MORE_MB);
  expect(Math.max(...ratios)).toBeLessThan(2);
  for (const { body } of unread) await body?.cancel();
});
