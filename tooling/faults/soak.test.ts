import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@dupewise/db/connect";
import { readProcessUsage } from "@dupewise/testing/read-process-usage";
import { expect, inject, it, onTestFinished } from "vitest";
import { fitLine } from "./linear-fit.ts";
import { PASSWORD, post, send, signUp, SMALL_MEMORY, startDatabaseAndShop } from "./world.ts";

/** A day of one request every two seconds, compressed into half an hour. */
const REQUESTS_PER_SECOND = 24;
const PEOPLE = 20;
const WINDOWS = 60;
/** The traffic is faster by this factor at first, until nothing is compiled or opened for the first time anymore. */
const WARM_UP_PACE = 4;
/**
 * The maximum number of connections: for the server's own queries, for sessions, for the job queue, and one for this
 * test.
 */
const MOST_CONNECTIONS = 10 + 2 + 3 + 1;
/** The maximum number of page readers: one on a machine with two processors, otherwise two. */
const MOST_READERS = 2;
/** The maximum memory of a reader of ordinary pages such as these. A complex page may take 256 MB. */
const MOST_READER_MB = 150;
const MOST_TRIES = 4;
/** The allowed fraction of responses that ask the client to retry. */
const MOST_BUSY = 0.01;
const LAST_WORDS = 4_000;
const METRICS_TOKEN = "metrics-for-the-soak";
/** The duration at which the figures are meaningful. A shorter run only shows that nothing grows without bound. */
const MEANINGFUL_MINUTES = 10;
const PASTED = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat in camel\nPrice: $89" };

const limits = { timeout: (inject("soakMinutes") * (1 + 1 / WARM_UP_PACE) + 5) * 60_000 };

it("R40: keeps memory, handles, connections and latency constant over a day of traffic", limits, async () => {
  const minutes = inject("soakMinutes");
  const { url, shop, start } = await startDatabaseAndShop();
  const { sql, close } = connect(url, { max: 1 });
  onTestFinished(close);
  const server = await start({ env: { METRICS_TOKEN, LOG_LEVEL: "error" }, nodeFlags: SMALL_MEMORY });
  const emails = Array.from({ length: PEOPLE }, (_, person) => `person${person}@example.com`);
  const cookies: string[] = [];
  for (const email of emails) cookies.push(await signUp(server, email));
  await sql`update users set is_premium = true`;

  const failed: string[] = [];
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const ask = async (method: string, path: string, cookie: string, body?: object): Promise<unknown> => {
    for (let tries = 1; ; tries++) {
      const started = performance.now();
      const response = await send(server.url + path, { method, cookie, body }).catch(() => undefined);
      const text = (await response?.text()) ?? "";
      times.push(performance.now() - started);
      const status = response?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // If other programs use all processors, a page's turn may come too late. A retry succeeds.
      const retryAfter = Number(response?.headers.get("retry-after"));
      if (status !== 503 || !(retryAfter > 0) || tries === MOST_TRIES) {
        if (!response?.ok) failed.push(`${status} ${method} ${path} ${text.slice(0, 200)}`);
        return text.startsWith("{") ? JSON.parse(text) : undefined;
      }
      await sleep(retryAfter * 1000);
    }
  };
  const idOf = (made: unknown) => (typeof made === "object" && made && "id" in made ? String(made.id) : "");
  /** Creates a comparison, uses it and removes it again, so that the amount of data stays the same. */
  const compare = async (cookie: string, body: object) => {
    const path = `/api/comparisons/${idOf(await ask("POST", "/api/comparisons", cookie, body))}`;
    await ask("GET", path, cookie);
    await ask("PATCH", `${path}/favorite`, cookie, { isFavorite: true });
    await ask("POST", `${path}/rerun`, cookie, { dupePrice: "$79" });
    await ask("DELETE", path, cookie);
  };
  let pagesAsked = 0;
  /** Reads the page again only every other time: a shop gets at most four requests a second. */
  const comparePages = async (cookie: string) => {
    if (pagesAsked++ % 2 === 0) await sql`update products set last_scraped_at = now() - interval '2 days'`;
    await compare(cookie, { originalUrl: shop.link("designerCoat"), dupeUrl: PASTED.dupeUrl });
  };
  const alert = { productName: "Wool coat", manufacturer: "Halden", gender: "unisex", similarityThreshold: 60 };
  const visits: ((cookie: string, email: string) => Promise<unknown>)[] = [
    (cookie) => compare(cookie, PASTED),
    comparePages,
    async (cookie) => {
      const made = await ask("POST", "/api/email-notifications", cookie, alert);
      await ask("DELETE", `/api/email-notifications/${idOf(made)}`, cookie);
    },
    async (_, email) => {
      const response = await post(`${server.url}/api/login`, { email, password: PASSWORD });
      const session = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      await ask("POST", "/api/logout", session);
    },
    ...["/api/user", "/api/comparisons", "/api/comparisons", "/api/email-notifications", "/api/insights"].map(
      (path) => (cookie: string) => ask("GET", path, cookie),
    ),
  ];
  const requestsOfAll = 5 + 5 + 2 + 2 + 5;

  const measure = async () => {
    const figures = await (
      await send(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    ).text();
    const [pool] =
      await sql`select count(*)::int from pg_stat_activity where application_name in ('dupewise', 'dupewise jobs')`;
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    times.length = 0;
    return {
      megabytes: Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]) / 2 ** 20,
      readers: readProcessUsage(server.pid).childrenMb,
      handles: process.platform === "linux" ? readdirSync(`/proc/${server.pid}/fd`).length : 0,
      connections: Number(pool?.["count"]),
      p95,
    };
  };

  const underWay = new Set<Promise<unknown>>();
  const everyMs = (1000 * requestsOfAll) / visits.length / REQUESTS_PER_SECOND;
  let visit = 0;
  const visiting = (pace: number) =>
    setInterval(() => {
      const person = visit % PEOPLE;
      const going = visits[visit % visits.length]?.(cookies[person] ?? "", emails[person] ?? "");
      visit += 1;
      if (going) underWay.add(going.finally(() => underWay.delete(going)));
    }, everyMs / pace);
  const warmingUp = visiting(WARM_UP_PACE);
  await sleep((minutes * 60_000) / WARM_UP_PACE);
  clearInterval(warmingUp);
  times.length = 0;
  const day = visiting(1);
  const windows: Awaited<ReturnType<typeof measure>>[] = [];
  for (let window = 0; window < WINDOWS; window++) {
    await sleep((minutes * 60_000) / WINDOWS);
    windows.push(await measure());
  }
  clearInterval(day);
  await Promise.all(underWay);

  const windowMinutes = minutes / WINDOWS;
  type Figure = keyof (typeof windows)[number];
  const values = (figure: Figure) => windows.map((window) => window[figure]);
  const mean = (figure: Figure) => values(figure).reduce((sum, value) => sum + value, 0) / windows.length;
  /** Returns how much a figure rises within this many minutes, with its margin of error (two standard errors). */
  const drift = (figure: Figure, inMinutes: number) => {
    const { slope, error } = fitLine(values(figure).map((value, window) => [window * windowMinutes, value]));
    return { by: slope * inMinutes, give: 2 * error * inMinutes };
  };
  const memory = drift("megabytes", 10);
  const readers = drift("readers", 10);
  const handles = drift("handles", minutes);
  const p95 = drift("p95", minutes);
  const connections = Math.max(...windows.map((window) => window.connections));
  const shown = ({ by, give }: { by: number; give: number }, scale = 1) =>
    `${(by * scale).toFixed(1)} ± ${(give * scale).toFixed(1)}`;
  const [fewest, most] = [Math.min(...values("handles")), Math.max(...values("handles"))];
  const report = [
    `${minutes} minutes, answered ${JSON.stringify(Object.fromEntries(statuses))}`,
    `memory ${Math.round(mean("megabytes"))} MB, grows ${shown(memory)} MB in 10 minutes`,
    `readers of pages ${Math.round(mean("readers"))} MB, grow ${shown(readers)} MB in 10 minutes, ${shop.requests.length} pages`,
    `handles ${fewest}-${most}, drift ${shown(handles)}`,
    `connections ${connections} at most`,
    `p95 ${mean("p95").toFixed(1)} ms, drift ${shown(p95, 100 / mean("p95"))} %`,
  ];
  process.stdout.write(report.map((line) => `R40 ${line}\n`).join(""));

  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  // Shows the server's last output, if any.
  expect(failed, server.output().slice(-LAST_WORDS)).toEqual([]);
  expect((statuses.get(503) ?? 0) / answers).toBeLessThan(MOST_BUSY);
  expect(connections).toBeLessThanOrEqual(MOST_CONNECTIONS);
  expect(mean("megabytes")).toBeLessThan(400);
  expect(mean("readers")).toBeGreaterThan(0);
  expect(mean("readers")).toBeLessThan(MOST_READER_MB * MOST_READERS);
  expect(shop.requests.length).toBeGreaterThan(WINDOWS / 2);
  if (minutes < MEANINGFUL_MINUTES) return;
  // Fails only if the growth is certain, not if a short run leaves it open.
  expect(memory.by - memory.give).toBeLessThan(1);
  expect(readers.by - readers.give).toBeLessThan(1);
  expect(handles.by - handles.give).toBeLessThan(1);
  expect(p95.by - p95.give).toBeLessThan(0.2 * mean("p95"));
});
