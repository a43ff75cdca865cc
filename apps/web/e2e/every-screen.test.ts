import type { Page } from "@dupewise/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DIALOGS, type EachPlan, SCREENS, startEachPlan } from "./each-plan.ts";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { expectFocusTrap, expectVisibleFocus, isFocused, getFocusedStop } from "./keyboard.ts";
import { expectVisibleEdges, expectIntactWhenZoomed } from "./reading-aids.ts";

const WIDE = { width: 1280, height: 800 };

let each: EachPlan;
beforeAll(async () => {
  each = await startEachPlan();
});
afterAll(() => each.world.close());

describe("every screen", () => {
  // Opening a screen is most of the work, so each is opened once for all checks.
  it.each(SCREENS)("is accessible in every theme, width and input mode: $path for $plan", async (screen) => {
    const page = await each.show(screen);
    if (screen.plan !== "visitor") await expectMemberLinks(page, screen.path);
    const [first] = await expectVisibleFocus(page);
    if (!screen.path.startsWith("/auth")) expect(first).toBe("Skip to content");
    await expectVisibleEdges(page);
    await expectScreenAccessible(page, { isThorough: true });
    await expectIntactWhenZoomed(page);
    await page.setViewportSize(WIDE);
  });

  it.each(["/terms", "/trust"])("shows members the Profile menu and a link to the home page: %s", async (path) => {
    const { page } = each.pages.free;
    await page.goto(path);
    await expectMemberLinks(page, path);
  });
});

/** Expects the Profile menu's button in the header and, except on the home page and on results, a link to it. */
async function expectMemberLinks(page: Page, path: string): Promise<void> {
  expect(await page.getByRole("banner").getByRole("button", { name: "Profile", exact: true }).count(), path).toBe(1);
  if (path === "/" || path === "/c") return;
  const home = page.getByRole("main").getByRole("link", { name: "Back to Home" }).first();
  expect(await home.getAttribute("href"), path).toBe("/");
}

describe("every dialog", () => {
  it.each(DIALOGS)("is accessible, traps focus and restores it: $title", async ({ title, plan, open, openedWith }) => {
    const { page } = each.pages[plan];
    await page.goto("/");
    await open(page, each.world);
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    await expectScreenAccessible(page, { isThorough: true });
    await page.setViewportSize(WIDE);
    await expectFocusTrap(page, dialog, openedWith(page));
  });
});

describe("the skip link", () => {
  it("moves keyboard navigation past the header", async () => {
    const { page } = each.pages.premium;
    await page.goto("/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.getByLabel("Product URL or Description").first().evaluate(isFocused)).toBe(true);
  });
});

describe("navigation", () => {
  it("moves focus to the new page's heading", async () => {
    const { page } = each.pages.premium;
    await page.goto("/");
    for (const [link, heading] of [
      ["History", "Search History"],
      ["Insights", "Insights"],
      ["Notifications", "Email Notifications"],
      ["Back to Home", "Is the cheap one good enough?"],
      ["How scores are calculated", "How scores are calculated"],
      ["Style Profile", "Your Style Profile"],
    ] as const) {
      await page.getByRole("link", { name: link, exact: true }).first().press("Enter");
      await expectFocusOn(page, heading);
    }
    await page.goBack();
    await expectFocusOn(page, "How scores are calculated");
  });

  it("moves focus to the heading when switching between sign-in pages, in both directions", async () => {
    const { page } = each.pages.visitor;
    await page.goto("/auth");
    await page.getByRole("button", { name: "Forgot your password?" }).press("Enter");
    await expectFocusOn(page, "Reset your password");
    await page.getByRole("button", { name: "Back to sign-in" }).press("Enter");
    await expectFocusOn(page, "Welcome back!");
  });

  it("leaves focus at the top when a page is opened by URL", async () => {
    const page = await each.show({ plan: "premium", path: "/c", heading: /acrylic/ });
    expect(await getFocusedStop(page)).toBeNull();
  });
});

const expectFocusOn = (page: Page, heading: string) =>
  expect.poll(() => page.getByRole("heading", { level: 1, name: heading }).evaluate(isFocused)).toBe(true);

describe("the Profile menu", () => {
  it("opens with Enter, Space or ArrowDown, shows which entry has focus, and closes with Escape", async () => {
    const { page } = each.pages.free;
    await page.goto("/history");
    const button = page.getByRole("button", { name: "Profile", exact: true });
    for (const key of ["Enter", "Space", "ArrowDown"]) {
      await button.press(key);
      for (const [name, next] of [
        ["View Profile", "ArrowDown"],
        ["Sign Out", "Escape"],
      ] as const) {
        await expect.poll(() => getFocusedStop(page), { message: key }).toEqual({ name, hidden: null });
        await page.keyboard.press(next);
      }
      await expect.poll(() => button.evaluate(isFocused)).toBe(true);
    }
  });
});
