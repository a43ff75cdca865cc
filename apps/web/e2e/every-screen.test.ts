import { expectAccessible } from "@dupewise/testing/browser/accessibility";
import type { Page } from "@dupewise/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DIALOGS, type EachPlan, SCREENS, startEachPlan } from "./each-plan.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

let each: EachPlan;
beforeAll(async () => {
  each = await startEachPlan();
});
afterAll(() => each.world.close());

/** Wide and narrow, by day and by night: nothing for axe to find, nothing beside the screen. */
async function inspectAll(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const beside = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
    expect(beside, `pixels beside a screen of ${size.width}`).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, { colours: true });
  }
}

describe("every screen", () => {
  it.each(SCREENS)("is accessible, wide and narrow, light and dark: $path for $plan", async (screen) => {
    await inspectAll(await each.show(screen));
  });
});

describe("every dialog", () => {
  it.each(DIALOGS)("is accessible, wide and narrow, light and dark: $title", async ({ title, plan, open }) => {
    const { page } = each.pages[plan];
    await page.goto("/");
    await open(page, each.world);
    await page.getByRole("dialog", { name: title }).waitFor();
    await inspectAll(page);
  });
});
