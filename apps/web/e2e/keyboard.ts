import type { Locator, Page } from "@dupewise/testing/browser";
import { expect } from "vitest";

/** The maximum number of stops, more than any screen has. Ends an endless cycle. */
const MOST_STOPS = 100;

interface Stop {
  name: string;
  /** Why the focus would not be visible; null when it is. */
  hidden: string | null;
}

/**
 * Returns the focused element's name and whether its focus indicator is visible. Returns null if nothing on the page
 * has focus.
 */
export const getFocusedStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const { activeElement: at, body } = document;
    if (!at || at === body) return null;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, Math.max(top, 0) + 8];
    const onTop = document.elementFromPoint(x, y);
    const marked = [at, at.parentElement].some((element) => {
      const { outlineStyle, outlineWidth } = element
        ? getComputedStyle(element)
        : { outlineStyle: "none", outlineWidth: "0px" };
      return outlineStyle !== "none" && outlineWidth !== "0px";
    });
    const hidden = !marked
      ? "has no outline"
      : right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight
        ? "is out of sight"
        : onTop && (at.contains(onTop) || onTop.contains(at))
          ? null
          : "lies below something else";
    return { name: at.ariaLabel ?? at.textContent.trim(), hidden };
  });

/** Presses Tab until focus leaves the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await getFocusedStop(page);
    if (!stop) return stops;
    stops.push(stop);
    expect(stops.length).toBeLessThan(MOST_STOPS);
  }
}

/** Tabs through a screen and expects a visible focus indicator at each stop. Returns the names of the stops. */
export async function expectVisibleFocus(page: Page): Promise<string[]> {
  const stops = await walk(page);
  expect(stops.filter(({ hidden }) => hidden !== null)).toEqual([]);
  expect(stops.length).toBeGreaterThan(2);
  return stops.map(({ name }) => name);
}

/** Expects a dialog to trap focus and restore it on closing. */
export async function expectFocusTrap(page: Page, dialog: Locator, openedWith: Locator): Promise<void> {
  const names = new Set<string>();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    names.add((await getFocusedStop(page))?.name ?? "");
  }
  expect([...names]).toContain("Close");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => openedWith.evaluate(isFocused)).toBe(true);
}

/** Returns true for the focused element. Runs in the page. */
export const isFocused = (element: Element): boolean => element === document.activeElement;
