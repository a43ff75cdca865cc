import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { slopeOf } from "./linear-fit.ts";
import { PASSWORD, post, send, signUp, startWorld } from "./world.ts";

/** What half a person a second asks for in a day, in half an hour. */
const REQUESTS_PER_SECOND = 24;
const PEOPLE = 20;
const WINDOWS = 20;
const WARM_UP_WINDOWS = 5;
const METRICS_TOKEN = "a token for the soak";
/** From here on the figures mean something; a shorter run only shows that nothing runs away. */
const MEANINGFUL_MINUTES = 10;
const PASTED = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat in camel\nPrice: $89" };

const limits = { timeout: (inject("soakMinutes") + 5) * 60_000 };

it("R40: a day of traffic leaves memory, handles, connections and times as they were", limits, async () => {
  const minutes = inject("soakMinutes");
  const { sql, shop, start } = await startWorld();
  const server = await start({ env: { METRICS_TOKEN, LOG_LEVEL: "error" } });
  const emails = Array.from({ length: PEOPLE }, (_, person) => `person${person}@example.com`);
  const cookies: string[] = [];
  for (const email of emails) cookies.push(await signUp(server, email));
  await sql`update users set is_premium = true`;

  const times: number[] = [];
  const statuses = new Map<number, number>();
  const ask = async (method: string, path: string, cookie: string, body?: object): Promise<unknown> => {
    const started = performance.now();
    const response = await send(server.url + path, { method, cookie, body }).catch(() => undefined);
    const text = (await response?.text()) ?? "";
    times.push(performance.now() - started);
    const status = response?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return text.startsWith("{") ? JSON.parse(text) : undefined;
  };
  const idOf = (made: unknown) => (typeof made === "object" && made && "id" in made ? String(made.id) : "");
  /** Makes something, uses it and removes it again, so that every minute finds as much as the one before. */
  const compare = async (cookie: string, body: object) => {
    const path = `/api/comparisons/${idOf(await ask("POST", "/api/comparisons", cookie, body))}`;
    await ask("GET", path, cookie);
    await ask("PATCH", `${path}/favorite`, cookie, { isFavorite: true });
    await ask("POST", `${path}/rerun`, cookie, { dupePriceText: "$79" });
    await ask("DELETE", path, cookie);
  };
  const pages = { originalUrl: shop.link("designerCoat"), dupeUrl: PASTED.dupeUrl };
  const alert = { productName: "Wool coat", manufacturer: "Halden", gender: "unisex", similarityThreshold: 60 };
  const visits: ((cookie: string, email: string) => Promise<unknown>)[] = [
    (cookie) => compare(cookie, PASTED),
    (cookie) => compare(cookie, pages),
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
    const [pool] = await sql`select count(*)::int from pg_stat_activity where application_name like 'dupewise%'`;
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    times.length = 0;
    return {
      megabytes: Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]) / 2 ** 20,
      handles: process.platform === "linux" ? readdirSync(`/proc/${server.pid}/fd`).length : 0,
      connections: Number(pool?.["count"]),
      p95,
    };
  };

  const underWay = new Set<Promise<unknown>>();
  const everyMs = (1000 * requestsOfAll) / visits.length / REQUESTS_PER_SECOND;
  let visit = 0;
  const visiting = setInterval(() => {
    const person = visit % PEOPLE;
    const going = visits[visit % visits.length]?.(cookies[person] ?? "", emails[person] ?? "");
    visit += 1;
    if (going) underWay.add(going.finally(() => underWay.delete(going)));
  }, everyMs);
  const windows = [];
  for (let window = 0; window < WINDOWS; window++) {
    await sleep((minutes * 60_000) / WINDOWS);
    windows.push(await measure());
  }
  clearInterval(visiting);
  await Promise.all(underWay);

  const warm = windows.slice(WARM_UP_WINDOWS);
  const windowMinutes = minutes / WINDOWS;
  const slope = (figure: keyof (typeof warm)[number]) =>
    slopeOf(warm.map((values, window) => [window * windowMinutes, values[figure]]));
  const mean = (figure: keyof (typeof warm)[number]) =>
    warm.reduce((sum, values) => sum + values[figure], 0) / warm.length;
  const span = warm.length * windowMinutes;
  const report = {
    minutes,
    answered: Object.fromEntries(statuses),
    megabytes: Math.round(mean("megabytes")),
    megabytesIn10Minutes: Number((slope("megabytes") * 10).toFixed(2)),
    handles: `${Math.min(...warm.map(({ handles }) => handles))}-${Math.max(...warm.map(({ handles }) => handles))}`,
    handlesDrift: Number((slope("handles") * span).toFixed(2)),
    connectionsAtMost: Math.max(...windows.map(({ connections }) => connections)),
    p95Ms: Number(mean("p95").toFixed(1)),
    p95DriftPercent: Number(((100 * slope("p95") * span) / mean("p95")).toFixed(1)),
  };
  process.stdout.write(`R40 ${JSON.stringify(report)}\n`);

  expect([...statuses.keys()].filter((status) => status < 200 || status > 299)).toEqual([]);
  expect(report.connectionsAtMost).toBeLessThanOrEqual(10 + 2 + 3);
  expect(report.handlesDrift).toBeLessThan(PEOPLE);
  expect(report.megabytes).toBeLessThan(400);
  if (minutes < MEANINGFUL_MINUTES) return;
  expect(report.megabytesIn10Minutes).toBeLessThan(1);
  expect(report.p95DriftPercent).toBeLessThan(20);
});
