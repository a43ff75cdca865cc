import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { expectAccessible, hasPassedBefore } from "./browser/accessibility.ts";
import { findChromium } from "./browser/executable.ts";
import { shrinkPng } from "./png/shrink.ts";
import { launchBrowser, openPage, type OpenedPage } from "./browser.ts";
import { startShop, type Shop } from "./shop.ts";

/** On other machines, the installed browser is tried first, wherever it is. */
const isForNpmBrowser = process.platform === "linux" && process.arch === "x64";

describe("findChromium", () => {
  const program = (name: string, status: number) => {
    const folder = mkdtempSync(join(tmpdir(), `dupewise-test-${process.pid}-`));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
    return { folder, path };
  };
  const fromNpm = (path: string) => async () => ({ path, env: {}, fromNpm: true });

  it("prefers the browser in CHROMIUM_PATH", async () => {
    const found = await findChromium({ CHROMIUM_PATH: "/opt/mine" }, fromNpm(program("chromium", 0).path));
    expect(found).toEqual({ path: "/opt/mine", env: {}, fromNpm: false });
  });

  it.runIf(isForNpmBrowser)("prefers the npm package's browser, if it runs, to an installed one", async () => {
    const installed = program("chromium", 0);
    const own = program("chromium", 0);
    expect((await findChromium({ PATH: installed.folder }, fromNpm(own.path))).path).toBe(own.path);
    const broken = program("chromium", 127);
    const expected = { path: installed.path, env: {}, fromNpm: false };
    expect(await findChromium({ PATH: `/nowhere:${installed.folder}` }, fromNpm(broken.path))).toEqual(expected);
    expect(await findChromium({ PATH: installed.folder }, fromNpm("/nowhere/chromium"))).toEqual(expected);
  });

  it.runIf(isForNpmBrowser)("explains what to do if no browser is found", async () => {
    await expect(findChromium({ PATH: "/nowhere" }, fromNpm("/nowhere/chromium"))).rejects.toThrow("CHROMIUM_PATH");
  });
});

describe("the test browser", () => {
  let browser: Browser;
  let shop: Shop;
  let opened: OpenedPage;
  beforeAll(async () => {
    [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), shop.close()]);
  });
  afterEach(() => opened.close());

  const open = async (body: string) => {
    opened = await openPage(browser, { origin: shop.url });
    const html = `<!doctype html><html lang="en"><head><title>Try</title><link rel="icon" href="data:,"></head><body><main><h1>Try</h1>${body}</main></body></html>`;
    await opened.page.route("**/?", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await opened.page.goto("/?");
    return opened;
  };

  it("reports no problems on a page without faults", async () => {
    const { page, takeProblems } = await open(`<p>Fine</p><img src="/images/coat.svg" alt="A coat">`);
    await expectAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it.each([
    ["a console error", "<script>console.error('torn seam')</script>", "console error: torn seam"],
    ["a console warning", "<script>console.warn('loose thread')</script>", "console warning: loose thread"],
    ["an uncaught error", "<script>throw new Error('snapped')</script>", "page error: snapped"],
    ["a rejection", "<script>Promise.reject(new Error('unravelled'))</script>", "page error: unravelled"],
    ["a missing file", `<img src="/nowhere.png" alt="">`, "404"],
    ["a broken connection", `<script>fetch("/dropped").then((r) => r.text())</script>`, "failed request"],
    [
      "a foreign request",
      `<img src="http://fonts.example/a.png" alt="">`,
      "foreign request: http://fonts.example/a.png",
    ],
  ])("reports %s once", async (_, body, problem) => {
    const { takeProblems } = await open(body);
    await expect.poll(takeProblems).toContainEqual(expect.stringContaining(problem));
    expect(takeProblems()).not.toContainEqual(expect.stringContaining(problem));
  });

  it("fails the accessibility check of a page with an unnamed button and low contrast", async () => {
    const { page } = await open(`<button></button><p style="color:#bbb;background:#fff">Faint</p>`);
    await expect(expectAccessible(page)).rejects.toThrow(
      /button-name[\s\S]*color-contrast|color-contrast[\s\S]*button-name/,
    );
  });

  it("fails the accessibility check of a page with small buttons, but not if a sticky bar covers them", async () => {
    const target = (name: string, style: string) => `<button style="${style}">${name}</button>`;
    const bar = `<div style="position:fixed;inset:auto 0 0;height:80px;background:#fff">Bar</div>`;
    const room = `<div style="height:calc(100vh - 120px)"></div>`;
    const large = target("One", "width:60px;height:40px") + target("Two", "width:60px;height:40px");
    const covered = await open(`${room}${large}<div style="height:200px"></div>${bar}`);
    await expectAccessible(covered.page);
    await covered.close();
    const small = "width:12px;height:12px;padding:0;font-size:8px";
    const { page } = await open(`${target("a", small)}${target("b", small)}`);
    await expect(expectAccessible(page)).rejects.toThrow("target-size");
  });

  it("fails the accessibility check of a page that has passed if the dark theme lowers its contrast", async () => {
    const { page } = await open(
      `<style>@media (prefers-color-scheme: dark) { p { color: #555; background: #444 } }</style><p>Faint at night</p>`,
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await hasPassedBefore(page)).toBe(true);
    await expect(expectAccessible(page)).rejects.toThrow("color-contrast");
  });

  it("does not count a page as passed once it shows something else", async () => {
    const { page } = await open(`<style>@media (width < 400px) { p { display: none } }</style><p>Wide</p><hr>`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await hasPassedBefore(page)).toBe(false);
  });

  it("checks only the given part, and does not count the whole page as passed once that part passes", async () => {
    const { page } = await open(`<button></button><section><p style="color:#bbb;background:#fff">Faint</p></section>`);
    const section = page.locator("section");
    await expect(expectAccessible(page, { within: section })).rejects.toThrow(/^(?![^]*button-name)[^]*color-contrast/);
    await page.evaluate("document.querySelector('section').textContent = 'Clear'");
    await expectAccessible(page, { within: section });
    await expect(expectAccessible(page)).rejects.toThrow("button-name");
  });

  it("checks a page even if its content security policy forbids scripts", async () => {
    const { page } = await open(
      `<meta http-equiv="Content-Security-Policy" content="script-src 'none'"><button></button>`,
    );
    await expect(expectAccessible(page)).rejects.toThrow("button-name");
  });

  it.each([
    ["flat colors", "<div style='height:90px;background:#c19a6b'></div><hr>", 0],
    ["a gradient", "<div style='height:90px;background:linear-gradient(90deg,#f00,#ff0,#00f)'></div>", 24],
  ])("shrinks a screenshot of %s without changing how it looks", async (_, body, difference) => {
    const { page } = await open(body);
    const picture = await page.screenshot();
    const small = shrinkPng(picture);
    expect(small.length).toBeLessThan(picture.length);
    expect(await page.evaluate<number>(greatestDifference(picture, small))).toBeLessThanOrEqual(difference);
  });

  it("opens a page without any state from the previous page", async () => {
    const first = await open("");
    await first.page.evaluate("document.cookie = 'seen=1'");
    await first.close();
    const second = await open("");
    expect(await second.page.evaluate("document.cookie")).toBe("");
  });
});

/** Script: the greatest channel difference of any pixel of two images, 0–255. */
function greatestDifference(...pictures: Buffer[]): string {
  const sources = JSON.stringify(pictures.map((picture) => `data:image/png;base64,${picture.toString("base64")}`));
  return `Promise.all(${sources}.map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  })).then(([a, b]) => a.length === b.length ? a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i])), 0) : 256)`;
}
