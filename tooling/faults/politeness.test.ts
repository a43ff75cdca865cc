import { createServer } from "node:http";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { expect, it, onTestFinished } from "vitest";
import { COATS, post, signUp, startDatabaseAndShop } from "./world.ts";

const SERVERS = 3;
/** The number of pages per server, all different, so that nothing comes from the cache. */
const PAGES = 12;
const A_SECOND = 4;
const WINDOW_MS = 2_000;

/** Starts a shop that records when each of its pages was requested. */
async function startNotingShop() {
  const asked: number[] = [];
  const server = createServer(({ url = "" }, response) => {
    if (!url.startsWith("/page/")) return void response.writeHead(404).end();
    asked.push(performance.now());
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<html><head><title>Wool coat ${url}</title></head><body><h1>Wool coat</h1><p>$420</p></body></html>`);
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => closeImmediately(server));
  return { host: `127.0.0.1:${port}`, asked };
}

it("R55: requests at most four pages a second from a shop across all servers, and loses no turn when a server dies", async () => {
  const shop = await startNotingShop();
  const { sql, start } = await startDatabaseAndShop();
  const env = { FETCH_ALLOW: shop.host, RUN_JOBS: "false" };
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => start({ env })));
  const [first] = servers;
  if (first === undefined) return;
  const cookie = await signUp(first, "ada@example.com");
  await sql`update users set is_premium = true`;
  const comparing = servers.flatMap((server, number) =>
    Array.from({ length: PAGES }, async (_, page) => {
      const body = { ...COATS, originalUrl: `http://${shop.host}/page/${number}-${page}` };
      const response = await post(`${server.url}/api/comparisons`, body, cookie).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      return response?.status;
    }),
  );
  await expect.poll(() => shop.asked.length, { timeout: 60_000 }).toBeGreaterThan(PAGES);
  await first.kill();
  const statuses = await Promise.all(comparing);
  expect(statuses.slice(PAGES)).toEqual(Array((SERVERS - 1) * PAGES).fill(201));
  const most = Math.max(
    ...shop.asked.map((from) => shop.asked.filter((at) => at >= from && at < from + WINDOW_MS).length),
  );
  const seconds = ((shop.asked.at(-1) ?? 0) - (shop.asked[0] ?? 0)) / 1_000;
  process.stdout.write(
    `R55: ${shop.asked.length} pages in ${seconds.toFixed(1)} s by ${SERVERS} servers, at most ${most} in 2 s\n`,
  );
  expect(most).toBeLessThanOrEqual((A_SECOND * WINDOW_MS) / 1_000 + 1);
});
