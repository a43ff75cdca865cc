import { awaitLayout } from "@dupewise/testing/browser/accessibility";
import type { Page } from "@dupewise/testing/browser";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addComparisons } from "./many.ts";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { type Account, keepToastsOpen, register } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const MANY = 10_000;

const visit = visitEachTest();
let account: Account;
beforeAll(async () => {
  const { page, close } = await visit.world.visit();
  account = await register(page);
  await close();
  await addComparisons(visit.world, account.email, MANY);
});
beforeEach(async () => {
  const { page } = visit.opened;
  await page.request.post("/api/login", { data: { email: account.email, password: account.password } });
  await page.goto("/history");
  await page.getByText(`${MANY} of ${MANY} comparisons`).waitFor();
});

/** Rows outside the window come and go as cards are measured; the one in the middle stays. */
async function nameInView(page: Page): Promise<string> {
  await awaitLayout(page);
  const place = await page
    .locator("[aria-posinset]")
    .evaluateAll((cards) => cards.find((card) => card.getBoundingClientRect().bottom > innerHeight / 2)?.ariaPosInSet);
  const card = page.locator(`[aria-posinset="${place}"]`);
  return card.getByText(/^Original coat number/).innerText();
}

describe("a history of ten thousand comparisons", () => {
  it("renders only the visible cards, and loads more on scrolling", async () => {
    const { page, takeProblems } = visit.opened;
    await page.getByText("Original coat number 1", { exact: true }).waitFor();
    const cursors: (string | undefined)[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname === "/api/trpc/history.list")
        cursors.push(/"cursor":"([^"]+)"/.exec(url.searchParams.get("input") ?? "")?.[1]);
    });
    for (let reached = 0; reached < 120;) {
      await page.evaluate("scrollBy({ top: 4000, behavior: 'instant' })");
      const places = await page
        .getByRole("listitem")
        .evaluateAll((items) => items.map((item) => Number(item.ariaPosInSet)));
      reached = Math.max(reached, ...places);
      expect(places.filter((place) => place > 0).length).toBeLessThan(30);
    }
    const name = await nameInView(page);
    const far = page.getByRole("article").filter({ has: page.getByText(name, { exact: true }) });
    await far.getByRole("button", { name: "Favorite" }).click();
    await expect.poll(() => far.getByRole("button", { name: "Favorite" }).getAttribute("aria-pressed")).toBe("true");

    const place = await far.locator("..").getAttribute("aria-posinset");
    await keepToastsOpen(page);
    await far.getByRole("button", { name: "Delete" }).click();
    await far.waitFor({ state: "detached" });
    await page.getByText(`${MANY - 1} of ${MANY - 1} comparisons`).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(`${MANY} of ${MANY} comparisons`).waitFor();
    expect(await far.locator("..").getAttribute("aria-posinset")).toBe(place);
    // A single card does not cause thousands to be read again.
    expect(cursors).not.toContain(undefined);
    expect(new Set(cursors).size).toBe(cursors.length);
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("keeps the search, filter and sort order in the URL, and restores the scroll position on Back", async () => {
    const { page, takeProblems } = visit.opened;
    await page.getByLabel("Search").fill("number 4321");
    await page.getByText(`1 of ${MANY} comparisons`).waitFor();
    expect(new URL(page.url()).search).toBe("?q=number+4321");
    await page.getByText("Original coat number 4321", { exact: true }).waitFor();
    await page.getByLabel("Search").fill("nothing of the sort");
    await page.getByText("No comparison mentions “nothing of the sort”.").waitFor();
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Show all comparisons" }).click();
    await page.getByText(`${MANY} of ${MANY} comparisons`).waitFor();
    expect(await page.getByLabel("Search").inputValue()).toBe("");

    await page.getByLabel("Sort by").selectOption("best");
    await page.getByText("100% Match").first().waitFor();
    expect(new URL(page.url()).search).toBe("?sort=best");
    await page.evaluate("scrollBy({ top: 6000, behavior: 'instant' })");
    await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(5000);
    const name = await nameInView(page);
    const card = page.getByRole("article").filter({ has: page.getByText(name, { exact: true }) });
    await card.getByRole("heading", { level: 2 }).getByRole("link").click();
    await page.waitForURL("**/c/*");
    await page.goBack();
    await page.waitForURL("/history?sort=best");
    await page.getByText(name, { exact: true }).waitFor();
    await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(5000);
    await page.goBack();
    await page.getByText("Original coat number 1", { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    expect(takeProblems()).toEqual([]);
  });
});
