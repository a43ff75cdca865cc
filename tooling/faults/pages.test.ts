import { Worker } from "node:worker_threads";
import { runTurboQuietly } from "../setup/turbo.ts";
import { expect, it } from "vitest";
import * as z from "zod";
import { COATS, post, chooseByMode, send, signUp, startDatabaseAndShop } from "./world.ts";

const NEIGHBOR = "198.51.100.7";
const SHOPPER = { "x-forwarded-for": "203.0.113.9" };
const SECONDS = 4;
const ROUNDS = chooseByMode(2, 10);
const SETTLE_MS = 2_000;
/** The rate limit allows 20 reads a second. */
const PAUSE_MS = 50;

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? NaN;

/**
 * Floods the server with 16 concurrent page requests; returns a function that ends it and counts the responses by
 * status.
 */
function flood(url: string, paths: readonly string[]): () => Promise<Record<string, number>> {
  const worker = new Worker(new URL("flood.ts", import.meta.url), {
    workerData: { url, paths, address: NEIGHBOR, atOnce: 16 },
  });
  const statuses = new Promise<Record<string, number>>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (told: unknown) => resolve(z.record(z.string(), z.number()).parse(told)));
  });
  return () => {
    worker.postMessage("stop");
    return statuses;
  };
}

it("keeps another user's median response time below twice its usual value while one address requests 16 pages at a time", async () => {
  expect(runTurboQuietly("build", "--filter=@dupewise/web", "--output-logs=errors-only")).toBe(true);
  const { start } = await startDatabaseAndShop();
  const env = { SERVE_WEB: "true", RATE_LIMIT_SCALE: "1", TRUST_PROXY: "1", LOG_LEVEL: "warn" };
  const server = await start({ env });
  const cookie = await signUp(server, "ada@example.com");
  const made = await post(`${server.url}/api/comparisons`, COATS, cookie);
  const { id } = z.object({ id: z.string() }).parse(await made.json());
  const shared = await post(`${server.url}/api/comparisons/${id}/share`, {}, cookie);
  const { path } = z.object({ path: z.string() }).parse(await shared.json());

  const listed = async (): Promise<number> => {
    const began = performance.now();
    const response = await send(`${server.url}/api/comparisons`, { cookie, headers: SHOPPER });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    return performance.now() - began;
  };
  const measure = async (seconds: number): Promise<number[]> => {
    const times: number[] = [];
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until) {
      times.push(await listed());
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return times;
  };
  await measure(2);

  for (const [what, paths] of Object.entries({
    "a page with made-up queries": ["/?x={n}", "/auth?next=%2Fhistory&x={n}"],
    "a shared comparison": [`${path}&x={n}`],
    "comparisons that are not there": ["/c/made-up-{n}?share=0123456789abcdefghijklmn"],
  })) {
    const quiet: number[] = [];
    const loud: number[] = [];
    const answered: Record<string, number> = {};
    // Alternating, so that other load on the machine slows both equally.
    for (let round = 0; round < ROUNDS; round++) {
      quiet.push(...(await measure(SECONDS)));
      const end = flood(server.url, paths);
      // Skips the first second, in which everybody is allowed a burst.
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      loud.push(...(await measure(SECONDS)));
      for (const [status, count] of Object.entries(await end())) answered[status] = (answered[status] ?? 0) + count;
    }
    const [before, beside] = [median(quiet), median(loud)];
    process.stdout.write(
      `pages, ${what}: median ${before.toFixed(1)} ms, ${beside.toFixed(1)} ms beside 16 at once; ${JSON.stringify(answered)}\n`,
    );
    expect(beside).toBeLessThan(2 * before);
  }
});
