import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { startServer } from "@dupewise/testing/server-process";
import { buildExtension, installWxt } from "../packing.ts";
import { type ChromiumDriver, startChromium } from "./chromium.ts";
import { waitUntil } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { writeHostileExtensions } from "./hostile-extensions.ts";
import { startSite } from "./site.ts";
import { walkThrough } from "./walk.ts";

const SHOTS = join(import.meta.dirname, "..", "dist", "screens");

/** Finds an installed program by any of its names. */
const installed = (names: readonly string[]): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Checks what two malicious extensions get when they send messages to this one, or pose as it to the page. */
async function tryHostile(driver: ChromiumDriver, dupewise: string, shop: string): Promise<void> {
  const ask = `chrome.runtime.sendMessage("${driver.id}", { dupewise: "ask", id: "1" }).then((got) => got ?? "nothing", () => "refused")`;
  assert.equal(await driver.inBackgroundOf("Hostile asker", ask), "refused", "another extension asks");
  await driver.open(`${dupewise}/capture`);
  const inCapture = (expression: string) => driver.inPage(`${dupewise}/capture`, expression);
  const text = async () => String(await inCapture("document.querySelector('main').innerText"));
  await waitUntil("the kept page is shown", async () => (await text()).includes("Not Dupewise"));
  assert.equal(await inCapture("document.documentElement.dataset.forged"), "yes", "the forger was there");
  assert.equal((await text()).includes("Forged"), false, "another extension hands over");
  await driver.open(`${shop}/original`);
}

/** Names of targets; all of them by default. */
const wanted = process.argv.slice(2);
const browsers = [
  { name: "Chromium", target: "chrome", path: installed(["chromium", "chromium-browser", "google-chrome"]) },
  { name: "Firefox", target: "firefox", path: installed(["firefox-esr", "firefox"]) },
].filter(({ target }) => wanted.length === 0 || wanted.includes(target));
const out = await mkdtemp(join(tmpdir(), "dupewise-extension-"));
const [server, site] = await Promise.all([startServer({ env: { LOG_LEVEL: "warn" } }), startSite()]);
let failures = 0;
try {
  installWxt();
  for (const { name, target, path } of browsers) {
    if (path === undefined) continue;
    const started = Date.now();
    buildExtension(target, "zip", { DUPEWISE_URL: server.url, EXTENSION_OUT: out });
    try {
      if (target === "chrome") {
        const driver = await startChromium(path, [
          join(out, "chrome-mv3"),
          ...(await writeHostileExtensions(out, server.url)),
        ]);
        try {
          await walkThrough(driver, server.url, site.url, join(SHOTS, target));
          await tryHostile(driver, server.url, site.url);
        } finally {
          await driver.close();
        }
      } else {
        const driver = await startFirefox(path, join(out, "dupewise-0.1.0-firefox.zip"));
        try {
          await walkThrough(driver, server.url, site.url, join(SHOTS, target));
        } finally {
          await driver.close();
        }
      }
      console.log(`passed: ${name}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
    } catch (error) {
      failures += 1;
      console.error(`failed: ${name}`, error);
    }
  }
} finally {
  await Promise.all([server.stop(), site.close()]);
  await rm(out, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
const missing = browsers.filter(({ path }) => path === undefined).map(({ name }) => name);
console.log(missing.length > 0 ? `skipped: ${missing.join(", ")}, not installed here` : `${failures} failed`);
