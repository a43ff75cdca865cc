import { expectAccessible } from "@dupewise/testing/browser/accessibility";
import type { Page } from "@dupewise/testing/browser";
import { expect } from "vitest";

const NARROW = { width: 320, height: 640 };

/** A screen as it stands is accessible in light and dark and never scrolls sideways, even on a narrow phone. */
export async function inspect(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { colours: true });
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  const wide = page.viewportSize();
  await page.setViewportSize(NARROW);
  const hidden = await page.evaluate("document.documentElement.scrollWidth - document.body.offsetWidth");
  expect(hidden, `pixels of ${page.url()} that lie beside a 320 px screen`).toBe(0);
  // A bar that stays at an edge covers what can be scrolled, which axe takes for hidden.
  const release = await page.evaluateHandle(() => {
    const bars = [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
      .filter((element) => !element.closest("dialog, [role=dialog], [data-radix-popper-content-wrapper]"))
      .map(({ style }) => ({ style, before: style.position }));
    for (const { style } of bars) style.position = "static";
    return () => {
      for (const { style, before } of bars) style.position = before;
    };
  });
  await expectAccessible(page);
  await release.evaluate((undo) => undo());
  if (wide) await page.setViewportSize(wide);
}
