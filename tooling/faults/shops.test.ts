import { createServer, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@dupewise/db/connect";
import { startTestCluster } from "@dupewise/db/testing/cluster";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { BOMBS } from "@dupewise/testing/shop/bombs";
import { expect, it, onTestFinished } from "vitest";
import { post, secrets, signUp, SMALL_MEMORY, startLeakCheckedServer } from "./world.ts";

const METRICS_TOKEN = "metrics-for-tests";
const DEADLINE_MS = 15_000;
const MEGABYTE = 2 ** 20;
/** Ordinary pages that are read first, so that everything a server needs only once has been loaded. */
const WARM_UP = 10;
const HTML = { "content-type": "text/html" };
const DUPE = "Product: Belted coat in camel\nPrice: $89\n60% polyester, 40% wool";

const repeated =
  (piece: string, count = 100_000) =>
  (response: ServerResponse) =>
    void response.writeHead(200, HTML).end(`<title>Coat</title>${piece.repeat(count)}`);

const COMPLICATED = [
  "<div>",
  "<b><i>",
  "<table><tr><td>",
  "<p>",
  "</p>",
  "<a b=c ",
  "<!--",
  "<![CDATA[",
  "<svg><style>",
  "<template>",
  "<li>50% cotton ",
  '<p class="price">$40</p>',
  '<div itemscope itemtype="http://schema.org/Product">',
  '<script type="application/ld+json">{"@type":"Product"}</script>',
  "&amp;&#x41;",
];

type Behavior = (response: ServerResponse) => void;

/** Starts a server that may read one shop, whose behavior depends on the path. */
async function reading(behaviors: Record<string, Behavior>) {
  const shop = createServer(({ url = "" }, response) => {
    const behave = behaviors[url];
    if (behave) behave(response);
    else response.writeHead(404).end();
  });
  const host = `127.0.0.1:${await listenOnLoopback(shop)}`;
  onTestFinished(() => closeImmediately(shop));
  const cluster = await startTestCluster();
  const { sql, close } = connect(cluster.url, { max: 1 });
  onTestFinished(async () => {
    await close();
    await cluster.stop();
  });
  secrets.add(new URL(cluster.url).password).add(METRICS_TOKEN);
  const env = { LOG_LEVEL: "error", FETCH_ALLOW: host, METRICS_TOKEN };
  const server = await startLeakCheckedServer({ databaseUrl: cluster.url, env, nodeFlags: SMALL_MEMORY });
  const cookie = await signUp(server, "ada@example.com");
  await sql`update users set is_premium = true`;
  const compare = async (path: string) => {
    const started = performance.now();
    const response = await post(
      `${server.url}/api/comparisons`,
      { originalUrl: `http://${host}${path}`, dupeUrl: DUPE },
      cookie,
    );
    return { status: response.status, text: await response.text(), ms: performance.now() - started };
  };
  const megabytes = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
    return Number(/process_resident_memory_bytes (\d+)/.exec(text)?.[1]) / MEGABYTE;
  };
  const used = async () => (await sql`select comparisons_used as used from users`)[0];
  return { server, compare, megabytes, used };
}

it("R08: abandons a shop that is still sending headers or a body at the deadline, at no cost to the user", async () => {
  const drip = (response: ServerResponse) => {
    response.writeHead(200, HTML);
    const timer = setInterval(() => response.write("x"), 400);
    response.on("close", () => clearInterval(timer));
  };
  const dripHead = (response: ServerResponse) => {
    response.socket?.write("HTTP/1.1 200 OK\r\nX-Slow: ");
    const timer = setInterval(() => response.socket?.write("x"), 400);
    response.on("close", () => clearInterval(timer));
  };
  const { compare, used } = await reading({ "/head": dripHead, "/body": drip });
  for (const path of ["/head", "/body"]) {
    const { status, text, ms } = await compare(path);
    expect([path, status]).toEqual([path, 422]);
    expect(text).toContain("took too long");
    process.stdout.write(`R08 ${path}: given up after ${Math.round(ms)} ms\n`);
    expect(Math.abs(ms - DEADLINE_MS)).toBeLessThanOrEqual(500);
  }
  expect(await used()).toEqual({ used: 0 });
});

it("R09: aborts decompression bombs of every kind, using little memory", async () => {
  const bombs = Object.entries(BOMBS).map(([name, answer]) => ({ name, path: `/${encodeURIComponent(name)}`, answer }));
  const behaviors = Object.fromEntries(bombs.map(({ path, answer }) => [path, answer]));
  const warm = Object.fromEntries(Array.from({ length: WARM_UP }, (_, at) => [`/warm${at}`, repeated("<p>", 1_000)]));
  const { compare, megabytes } = await reading({ ...behaviors, ...warm });
  for (const path of Object.keys(warm)) await compare(path);
  const before = await megabytes();
  let most = before;
  let longest = 0;
  for (const { name, path } of bombs) {
    const { status, ms } = await compare(path);
    expect([name, status]).toEqual([name, 422]);
    longest = Math.max(longest, ms);
    most = Math.max(most, await megabytes());
  }
  const grown = Math.round(most - before);
  process.stdout.write(`R09: ${bombs.length} bombs, ${grown} MB more at most, ${Math.round(longest)} ms at most\n`);
  expect(longest).toBeLessThan(DEADLINE_MS);
  expect(most - before).toBeLessThan(60);
});

it("R10: does not stall other requests when a page is built to parse slowly, and reads the next page", async () => {
  const paths = COMPLICATED.map((piece, at): [string, Behavior] => [
    `/${at}`,
    repeated(piece, 1_500_000 / piece.length),
  ]);
  const coat = repeated('<h1>Wool coat</h1><p class="price">$420</p><p>100% wool</p>', 1);
  const { server, compare } = await reading({ ...Object.fromEntries(paths), "/coat": coat });
  /** Returns the time within which 99% of other requests get a response while the task runs. */
  const waitDuring = async (task: () => Promise<unknown>) => {
    const waits: number[] = [];
    let over = false;
    const ended = task().finally(() => (over = true));
    while (!over) {
      const started = performance.now();
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      waits.push(performance.now() - started);
    }
    await ended;
    return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Infinity;
  };
  const usual = await waitDuring(() => sleep(5_000));
  const meanwhile = await waitDuring(async () => {
    for (const [path] of paths) expect([201, 422]).toContain((await compare(path)).status);
  });
  process.stdout.write(`R10: others wait ${meanwhile.toFixed(1)} ms, ${usual.toFixed(1)} ms before\n`);
  // Other load on the machine affects both measurements.
  expect(meanwhile).toBeLessThan(Math.max(100, 3 * usual));
  expect((await compare("/coat")).text).not.toContain("too complicated");
});
