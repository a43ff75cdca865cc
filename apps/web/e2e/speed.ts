import { launchBrowser, openPage } from "@dupewise/testing/browser";
import { startServer } from "@dupewise/testing/server-process";
import * as z from "zod";
import { compare, shownScore, signUp } from "./steps.ts";
import { CARDIGAN, LOOKALIKE } from "./texts.ts";

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 0.75 up; and a quarter of this processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const PROCESSOR = { rate: 4 };
const MOST = { lcp: 1500, cls: 0.02 };

const OBSERVE = `window.seen = { lcp: 0, cls: 0 };
new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.lcp = e.startTime; })
  .observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) seen.cls += e.value; })
  .observe({ type: "layout-shift", buffered: true });`;
const Seen = z.object({ lcp: z.number(), cls: z.number() });

/** Measures how soon the largest part of a page shows (ms) and how far things jump, cold cache, throttled. */
const server = await startServer({ env: { LOG_LEVEL: "warn" } });
const browser = await launchBrowser();
const opened = await openPage(browser, { origin: server.url, viewport: { width: 412, height: 823 } });
const { page } = opened;
let failed = false;
try {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(OBSERVE);
  const measure = async (name: string, path: string) => {
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", PROCESSOR);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(500);
    const { lcp, cls } = Seen.parse(await page.evaluate("window.seen"));
    const isGood = lcp <= MOST.lcp && cls <= MOST.cls;
    failed ||= !isGood;
    process.stdout.write(
      `${name.padEnd(8)} LCP ${Math.round(lcp)} ms  CLS ${cls.toFixed(4)}${isGood ? "" : "  over the bound"}\n`,
    );
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await session.send("Network.emulateNetworkConditions", { ...NETWORK, latency: 0, downloadThroughput: -1 });
  };
  await measure("landing", "/");
  await measure("sign-in", "/auth");
  await signUp(page);
  await measure("home", "/");
  await compare(page, CARDIGAN, LOOKALIKE);
  await shownScore(page);
  await measure("result", new URL(page.url()).pathname);
  await measure("history", "/history");
} finally {
  await browser.close();
  await server.stop();
}
if (failed) process.exitCode = 1;
