import { loadavg } from "node:os";
import { launchBrowser, openPage } from "@dupewise/testing/browser";
import { startServer } from "@dupewise/testing/server-process";
import { startShop } from "@dupewise/testing/shop";
import * as z from "zod";
import { submitComparison, waitForScore, signUp } from "./steps.ts";
import { CARDIGAN, LOOKALIKE } from "./texts.ts";

/** Lighthouse's Slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 up; and a quarter of this processor's speed. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const PROCESSOR = { rate: 4 };
const MOST = { lcp: 1200, cls: 0.02 };

const ROUNDS = 5;

const OBSERVE = `window.seen = { lcp: 0, cls: 0, what: "" };
new PerformanceObserver((list) => {
  for (const e of list.getEntries()) Object.assign(seen, { lcp: e.startTime, what: e.element?.textContent || e.url });
}).observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.cls += e.value; })
  .observe({ type: "layout-shift", buffered: true });`;
const Seen = z.object({ lcp: z.number(), cls: z.number(), what: z.string() });
type Seen = z.infer<typeof Seen>;

const VISITOR = ["/", "/auth", "/trust", "/privacy", "/terms"];
const MEMBER = ["/", "/history", "/notifications", "/personalized", "/support", "/account", "/subscribe", "/trust"];

const shop = await startShop();
const server = await startServer({ env: { FETCH_ALLOW: shop.host, LOG_LEVEL: "warn", RATE_LIMIT_SCALE: "0" } });
const browser = await launchBrowser();
const opened = await openPage(browser, { origin: server.url, viewport: { width: 412, height: 823 } });
const { page } = opened;
const results = new Map<string, Seen[]>();

/** The largest contentful paint of a page (ms) and its layout shift, with a cold cache, throttled. */
async function measure(name: string, path: string): Promise<void> {
  const tab = await page.context().newPage();
  const session = await page.context().newCDPSession(tab);
  await tab.addInitScript(OBSERVE);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", PROCESSOR);
  await tab.goto(path, { waitUntil: "networkidle" });
  await tab.waitForTimeout(500);
  const seen = Seen.parse(await tab.evaluate("window.seen"));
  results.set(name, [...(results.get(name) ?? []), seen]);
  await tab.close();
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

try {
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of VISITOR) await measure(`visitor ${path}`, path);
  }
  await signUp(page);
  await submitComparison(page, CARDIGAN, LOOKALIKE);
  await waitForScore(page);
  const result = new URL(page.url()).pathname;
  await page.goto("/");
  await submitComparison(page, shop.link("designerCoat"), shop.link("affordableCoat"));
  await waitForScore(page);
  const withPhotos = new URL(page.url()).pathname;
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of MEMBER) await measure(`member ${path}`, path);
    await measure("member /c/:id", result);
    await measure("member /c/:id, photos", withPhotos);
  }
} finally {
  await browser.close();
  await Promise.all([server.stop(), shop.close()]);
}

for (const [name, all] of results) {
  const lcp = median(all.map((seen) => seen.lcp));
  const cls = median(all.map((seen) => seen.cls));
  const isGood = lcp <= MOST.lcp && cls <= MOST.cls;
  if (!isGood) process.exitCode = 1;
  const range = all.map((seen) => Math.round(seen.lcp)).toSorted((one, other) => one - other);
  const what = all[0]?.what.slice(0, 40) ?? "";
  process.stdout.write(
    `${name.padEnd(22)} LCP ${Math.round(lcp)} ms (${range.at(0)}-${range.at(-1)})  CLS ${cls.toFixed(4)}  ${what}${isGood ? "" : "  over the bound"}\n`,
  );
}
process.stdout.write(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}\n`,
);
