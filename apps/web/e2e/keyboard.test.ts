import type { Page } from "@dupewise/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DIALOGS, type EachPlan, SCREENS, startEachPlan } from "./each-plan.ts";

/** More than any screen has; ends a walk that goes round in circles. */
const MOST_STOPS = 100;

let each: EachPlan;
beforeAll(async () => {
  each = await startEachPlan();
});
afterAll(() => each.world.close());

interface Stop {
  name: string;
  /** Why somebody could not see that the keyboard is here; null when it shows. */
  hidden: string | null;
}

/** Where the keyboard is; null when it is nowhere on the page. */
const stopOf = (page: Page): Promise<Stop | null> =>
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

/** Presses Tab until the page is left again. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await stopOf(page);
    if (!stop) return stops;
    stops.push(stop);
    expect(stops.length).toBeLessThan(MOST_STOPS);
  }
}

describe("by keyboard alone, every screen", () => {
  it.each(SCREENS)("shows where one is at each stop: $path for $plan", async (screen) => {
    const page = await each.show(screen);
    const stops = await walk(page);
    expect(stops.filter(({ hidden }) => hidden !== null)).toEqual([]);
    expect(stops.length).toBeGreaterThan(2);
    if (!screen.path.startsWith("/auth")) expect(stops[0]?.name).toBe("Skip to the content");
  });
});

describe("the skip link", () => {
  it("leads past the header", async () => {
    const { page } = each.pages.premium;
    await page.goto("/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.getByLabel("Product URL or Description").first().evaluate(isFocused)).toBe(true);
  });
});

const isFocused = (element: Element) => element === document.activeElement;

describe("another page", () => {
  it("goes on from its heading, wherever it was opened from", async () => {
    const { page } = each.pages.premium;
    await page.goto("/");
    for (const [link, heading] of [
      ["History", "Search History"],
      ["Insights", "Insights"],
      ["Notifications", "Email Notifications"],
      ["Back to Home", "Is the cheap one good enough?"],
      ["How scores are made", "How scores are made"],
      ["Style Profile", "Your Style Profile"],
    ] as const) {
      await page.getByRole("link", { name: link, exact: true }).first().press("Enter");
      await expectFocusOn(page, heading);
    }
    await page.goBack();
    await expectFocusOn(page, "How scores are made");
  });

  it("of the way in goes on from its heading, there and back", async () => {
    const { page } = each.pages.visitor;
    await page.goto("/auth");
    await page.getByRole("button", { name: "Forgot your password?" }).press("Enter");
    await expectFocusOn(page, "Forgotten password");
    await page.getByRole("button", { name: "Back to Sign In" }).press("Enter");
    await expectFocusOn(page, "Welcome back!");
  });

  it("that was opened by its address leaves the keyboard at the top", async () => {
    const page = await each.show({ plan: "premium", path: "/c", heading: /cardigans/ });
    expect(await stopOf(page)).toBeNull();
  });
});

const expectFocusOn = (page: Page, heading: string) =>
  expect.poll(() => page.getByRole("heading", { level: 1, name: heading }).evaluate(isFocused)).toBe(true);

describe("the Profile menu", () => {
  it.each(["Enter", "Space", "ArrowDown"])(
    "opens by %s, shows which entry one is at, and closes by Escape",
    async (key) => {
      const { page } = each.pages.free;
      await page.goto("/history");
      const button = page.getByRole("button", { name: "Profile", exact: true });
      await button.press(key);
      for (const [name, next] of [
        ["View Profile", "ArrowDown"],
        ["Sign Out", "Escape"],
      ] as const) {
        await expect.poll(() => stopOf(page)).toEqual({ name, hidden: null });
        await page.keyboard.press(next);
      }
      await expect.poll(() => button.evaluate(isFocused)).toBe(true);
    },
  );
});

describe("every dialog", () => {
  it.each(DIALOGS)(
    "keeps the keyboard inside, and gives it back: $title",
    async ({ title, plan, open, openedWith }) => {
      const { page } = each.pages[plan];
      await page.goto("/");
      await open(page, each.world);
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.waitFor();
      const names = new Set<string>();
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press("Tab");
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        names.add((await stopOf(page))?.name ?? "");
      }
      expect([...names]).toContain("Close");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => openedWith(page).evaluate(isFocused)).toBe(true);
    },
  );
});
