import { awaitLayout, expectAccessible, hasPassedBefore } from "@dupewise/testing/browser/accessibility";
import type { Locator, Page } from "@dupewise/testing/browser";
import { expect } from "vitest";

const NARROW = { width: 320, height: 640 };

/**
 * Expects a screen to be accessible in the light and dark themes, both wide and narrow, and to never scroll sideways,
 * even on a narrow phone. If both sizes show the same elements, checks each rule in only one of them.
 * @param isThorough whether to check the dark theme in both sizes when they show different elements
 * @param within the only part to check, if another test checks the rest of the screen
 */
export async function expectScreenAccessible(
  page: Page,
  { isThorough = false, within }: { isThorough?: boolean; within?: Locator } = {},
): Promise<void> {
  await expectAccessible(page, { within });
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  await awaitLayout(page);
  const hidden = await page.evaluate("document.documentElement.scrollWidth - document.body.offsetWidth");
  expect(hidden, `pixels of ${page.url()} that lie beside a 320 px screen`).toBe(0);
  const isSame = await hasPassedBefore(page);
  if (!isSame) await expectAccessible(page, { within });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { colorsOnly: !isSame, within });
  if (wide) await page.setViewportSize(wide);
  if (isThorough && !isSame) await expectAccessible(page, { colorsOnly: true, within });
  await page.emulateMedia({ colorScheme: "light" });
}
