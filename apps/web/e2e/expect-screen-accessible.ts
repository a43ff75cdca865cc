import { awaitLayout, expectAccessible, hasPassedBefore } from "@dupewise/testing/browser/accessibility";
import type { Page } from "@dupewise/testing/browser";
import { expect } from "vitest";

const NARROW = { width: 320, height: 640 };

/**
 * Expects a screen to be accessible in the light and dark themes, wide and narrow, and to never scroll sideways, even
 * on a narrow phone. Where both sizes show the same, one check is enough for the dark theme and the narrow size.
 * @param isThorough also checks the dark theme when wide, for screens that show something else when narrow
 */
export async function expectScreenAccessible(page: Page, { isThorough = false } = {}): Promise<void> {
  await expectAccessible(page);
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  await awaitLayout(page);
  const hidden = await page.evaluate("document.documentElement.scrollWidth - document.body.offsetWidth");
  expect(hidden, `pixels of ${page.url()} that lie beside a 320 px screen`).toBe(0);
  const isSame = await hasPassedBefore(page);
  if (!isSame) await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { colorsOnly: !isSame });
  if (wide) await page.setViewportSize(wide);
  if (isThorough && !isSame) await expectAccessible(page, { colorsOnly: true });
  await page.emulateMedia({ colorScheme: "light" });
}
