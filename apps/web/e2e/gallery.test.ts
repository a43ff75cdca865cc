import { readdirSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser, openPage, type Page } from "@dupewise/testing/browser";
import { findChromium } from "@dupewise/testing/browser/executable";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REFERENCED_COMPONENTS, compareToReference, serveGallery, takeScreenshot } from "./gallery.ts";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";

let gallery: Awaited<ReturnType<typeof serveGallery>>;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Page;
beforeAll(async () => {
  [gallery, browser] = await Promise.all([serveGallery(), launchBrowser()]);
  // One page for all tests: it consists of hundreds of files, which Vite bundles on the first visit.
  ({ page } = await openPage(browser, { origin: gallery.origin, colorScheme: "light" }));
  await page.goto("/gallery/");
  await page.getByRole("heading", { name: "score-ring" }).waitFor();
  await page.evaluate("document.fonts.ready.then(() => undefined)");
});
afterAll(async () => {
  await browser.close();
  await gallery.close();
});

/** Parts of other components, and the menu, which every browser test shows in the header. */
const ELSEWHERE = new Set(["weaves", "menu"]);

const { fromNpm } = await findChromium();

describe("the gallery", () => {
  it("shows every component", async () => {
    const files = readdirSync(join(import.meta.dirname, "..", "..", "..", "packages", "ui", "src"));
    const components = files.flatMap((file) => /^([\w-]+)\.tsx$/.exec(file)?.[1] ?? []);
    const shown = await page.locator("section > h2").allInnerTexts();
    expect(components.filter((name) => !ELSEWHERE.has(name) && !shown.includes(name))).toEqual([]);
  });

  // Other browsers antialias letters and shadows differently.
  it.runIf(fromNpm).for(["light", "dark"] as const)(
    "matches the reference images in the %s theme (npm run references updates them)",
    async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      for (const name of REFERENCED_COMPONENTS) {
        const difference = await compareToReference(name, colorScheme, await takeScreenshot(page, name));
        expect.soft(difference, `share of ${name} that changed`).toBeLessThan(0.01);
      }
    },
  );

  it("is accessible, including its dialogs and toasts", async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await expectScreenAccessible(page);
    for (const name of ["Open a short dialog", "Open a long dialog"]) {
      await page.getByRole("button", { name }).click();
      await expectScreenAccessible(page, { within: page.getByRole("dialog") });
      await page.keyboard.press("Escape");
    }
    for (const name of ["Show a toast", "Show a failure"]) {
      await page.getByRole("button", { name }).click();
      const toast = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Dismiss" }) });
      await expectScreenAccessible(page, { within: toast });
      await page.getByRole("button", { name: "Dismiss" }).click();
    }
  });
});
