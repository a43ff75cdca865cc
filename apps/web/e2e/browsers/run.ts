import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "@dupewise/testing/server-process";
import { startShop } from "@dupewise/testing/shop";
import { startFirefox } from "./firefox.ts";
import { walkThrough } from "./walk.ts";
import { startWebKit } from "./webkit.ts";

/** The engines that no other test uses, and the Debian packages each requires. */
const BROWSERS = {
  firefox: { start: startFirefox, needs: "firefox-esr" },
  webkit: { start: startWebKit, needs: "webkit2gtk-driver and xvfb" },
} as const;

/** `npm run test:browsers -- --only webkit --pictures /tmp/pictures`: a single engine, with screenshots. */
const { only, pictures } = parseArgs({
  options: { only: { type: "string" }, pictures: { type: "string" } },
}).values;

let passed = 0;
let failed = 0;
const missing: string[] = [];

for (const [name, { start, needs }] of Object.entries(BROWSERS)) {
  if (only !== undefined && only !== name) continue;
  const driver = await start();
  if (driver === null) {
    missing.push(`${name} needs ${needs}`);
    continue;
  }
  const check = (what: string, holds: boolean) => {
    if (holds) passed++;
    else failed++;
    process.stdout.write(`${holds ? "ok" : "FAILED"}: ${name}: ${what}\n`);
  };
  const keep = async (picture: string, bytes: Buffer) => {
    if (pictures === undefined) return;
    await mkdir(pictures, { recursive: true });
    const extension = bytes.subarray(0, 4).toString() === "%PDF" ? "pdf" : "png";
    await writeFile(join(pictures, `${name}-${picture}.${extension}`), bytes);
  };
  const shop = await startShop();
  const server = await startServer({ env: { FETCH_ALLOW: shop.host, LOG_LEVEL: "warn", RATE_LIMIT_SCALE: "0" } });
  try {
    await walkThrough({ driver, origin: server.url, shop, check, keep });
  } catch (error) {
    await keep("stuck", await driver.screenshot());
    check(`goes on: ${String(error)}`, false);
  } finally {
    await driver.close();
    await Promise.all([server.stop(), shop.close()]);
  }
}

process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
if (missing.length > 0) process.stdout.write(`skipped: ${missing.join("; ")}\n`);
