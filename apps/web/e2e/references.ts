import { launchBrowser, openPage } from "@dupewise/testing/browser";
import { findChromium } from "@dupewise/testing/browser/executable";
import { REFERENCED_COMPONENTS, saveReference, serveGallery, takeScreenshot } from "./gallery.ts";

if (!(await findChromium()).fromNpm)
  throw new Error("References are taken with the browser from npm: unset CHROMIUM_PATH.");

/** Stores the current look of the compared components, after an intended change. */
const [gallery, browser] = await Promise.all([serveGallery(), launchBrowser()]);
for (const colorScheme of ["light", "dark"] as const) {
  const { page } = await openPage(browser, { origin: gallery.origin, colorScheme });
  await page.goto("/gallery/");
  await page.getByRole("heading", { name: "score-ring" }).waitFor();
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  for (const name of REFERENCED_COMPONENTS) await saveReference(name, colorScheme, await takeScreenshot(page, name));
}
await browser.close();
await gallery.close();
