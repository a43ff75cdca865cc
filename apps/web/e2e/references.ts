import { launchBrowser, openPage } from "@dupewise/testing/browser";
import { COMPARED, keepReference, serveCatalogue, shotOf } from "./catalogue.ts";

/** Remembers how the compared components look now, after a change that was meant. */
const [catalogue, browser] = await Promise.all([serveCatalogue(), launchBrowser()]);
for (const colorScheme of ["light", "dark"] as const) {
  const { page } = await openPage(browser, { origin: catalogue.origin, colorScheme });
  await page.goto("/catalogue/");
  await page.getByRole("heading", { name: "score-ring" }).waitFor();
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  for (const name of COMPARED) await keepReference(name, colorScheme, await shotOf(page, name));
}
await browser.close();
await catalogue.close();
