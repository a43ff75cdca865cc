import { awaitLayout, expectAccessible } from "@dupewise/testing/browser/accessibility";
import type { Page } from "@dupewise/testing/browser";
import { expect } from "vitest";

const NARROW = { width: 320, height: 640 };

/**
 * Expects a screen to be accessible in the light and dark themes, and to never scroll sideways, even on a narrow phone.
 */
export async function expectScreenAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { colorsOnly: true });
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  await awaitLayout(page);
  const hidden = await page.evaluate("document.documentElement.scrollWidth - document.body.offsetWidth");
  expect(hidden, `pixels of ${page.url()} that lie beside a 320 px screen`).toBe(0);
  await expectAccessible(page);
  if (wide) await page.setViewportSize(wide);
}
