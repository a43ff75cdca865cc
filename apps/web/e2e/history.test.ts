import { readFile } from "node:fs/promises";
import { TOAST_DURATION_MS } from "@dupewise/domain/constants";
import { expectAccessible } from "@dupewise/testing/browser/accessibility";
import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { isFocused } from "./keyboard.ts";
import { addComparisons } from "./many.ts";
import { compareThroughApi, keepToastsOpen, register, openComparison } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectProblems, matchStatusMessage } from "./problems.ts";
import type { Page } from "@dupewise/testing/browser";

const visit = visitEachTest();

/** The heart changes immediately; the next read from the server reflects it once the server has responded. */
async function mark(page: Page, heart: ReturnType<Page["locator"]>): Promise<void> {
  const kept = page.waitForResponse("**/history.setFavorite*");
  await heart.click();
  await kept;
}

describe("the history", () => {
  it("stores a favorite, filters by score, and undoes a deletion", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await page.goto("/history");
    const favorite = page.getByRole("button", { name: "Favorite" });
    await mark(page, favorite);
    await page.reload();
    await expect.poll(() => favorite.getAttribute("aria-pressed")).toBe("true");

    await page.getByLabel("Minimum match").selectOption("90");
    await page.getByText("No comparisons meet the 90% similarity threshold.").waitFor();
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Show all comparisons" }).click();
    await page.getByText("1 of 1 comparisons").waitFor();

    await keepToastsOpen(page);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Comparison removed from history", { exact: true }).waitFor();
    await page.getByText("No search history yet").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("1 of 1 comparisons").waitFor();
    expect(takeProblems()).toEqual([]);
  });

  it("sorts favorites first, each group from newest to oldest", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await addComparisons(visit.world, email, 3);
    await page.goto("/history");
    const names = () =>
      page
        .getByRole("article")
        .getByText(/^Original coat number/)
        .allInnerTexts();
    const heart = (number: number) =>
      page
        .getByRole("article")
        .filter({ hasText: `Original coat number ${number}` })
        .getByRole("button", { name: "Favorite" });
    const marked = (number: number, pressed: string) =>
      expect.poll(() => heart(number).getAttribute("aria-pressed")).toBe(pressed);
    const coats = (...numbers: number[]) => numbers.map((number) => `Original coat number ${number}`);
    await expect.poll(names).toEqual(coats(1, 2, 3));
    await mark(page, heart(3));
    await marked(3, "true");
    await page.getByLabel("Sort by").selectOption({ label: "Favorites first" });
    await expect.poll(names).toEqual(coats(3, 1, 2));
    await mark(page, heart(2));
    await marked(2, "true");
    await page.reload();
    await expect.poll(names).toEqual(coats(2, 3, 1));
    await mark(page, heart(3));
    await marked(3, "false");
    // A card stays in place under the pointer; the list is sorted the next time it is shown.
    expect(await names()).toEqual(coats(2, 3, 1));
    await page.getByRole("link", { name: "Insights" }).click();
    await page.getByText("Detailed analytics: a Premium feature").waitFor();
    await page.goBack();
    await expect.poll(names).toEqual(coats(2, 1, 3));
    expect(takeProblems()).toEqual([]);
  });

  it("shows a comparison only once, even if a later page of results contains it again", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await addComparisons(visit.world, email, 120);
    await visit.world.sql`
      update comparisons set is_favorite = true
      where original_description like '% 116' and user_id = (select id from users where email = ${email})`;
    await page.goto("/history?sort=favorites");
    const first = page.getByRole("article").filter({ hasText: "Original coat number 116" });
    await mark(page, first.getByRole("button", { name: "Favorite" }));
    const last = page.getByText("Original coat number 120", { exact: true });
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 6000);
        return last.count();
      })
      .toBe(1);
    await page.getByText("Original coat number 117", { exact: true }).waitFor();
    expect(await first.count()).toBe(0);
    expect(takeProblems()).toEqual([]);
  });

  it("moves focus to the next card after a deletion, or to the previous card after the last one was deleted", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await addComparisons(visit.world, email, 3);
    await page.goto("/history");
    const card = (number: number) => page.getByRole("article").filter({ hasText: `Original coat number ${number}` });
    const isOn = (number: number) =>
      expect
        .poll(() => page.evaluate("document.activeElement?.closest('article')?.textContent"))
        .toContain(`Original coat number ${number}`);
    await keepToastsOpen(page);
    await card(2).getByRole("button", { name: "Delete" }).press("Enter");
    await card(2).waitFor({ state: "detached" });
    await isOn(3);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await card(2).waitFor();
    await isOn(3);
    await card(3).getByRole("button", { name: "Delete" }).press("Enter");
    await card(3).waitFor({ state: "detached" });
    await isOn(2);
    await page.getByRole("button", { name: "Dismiss" }).press("Enter");
    await isOn(2);
    expect(takeProblems()).toEqual([]);
  });

  it("makes Undo the next tab stop after a deletion, and restores focus to the card from which a result was opened", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await addComparisons(visit.world, email, 3);
    await page.goto("/history");
    const card = (number: number) => page.getByRole("article").filter({ hasText: `Original coat number ${number}` });
    await keepToastsOpen(page);
    await card(2)
      .getByRole("button", { name: /^Delete: Original coat number 2 and / })
      .press("Enter");
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await card(2).waitFor({ state: "detached" });
    await page.keyboard.press("Tab");
    await expect.poll(() => page.getByRole("button", { name: "Undo" }).evaluate(isFocused)).toBe(true);
    await page.keyboard.press("Enter");
    await card(2).waitFor();
    const opener = card(3).getByRole("heading", { level: 2 }).getByRole("link");
    await opener.press("Enter");
    await page.waitForURL("/c/*");
    await page.getByRole("heading", { name: "A wool coat and its blend." }).waitFor();
    await page.goBack();
    await expect.poll(() => opener.evaluate(isFocused)).toBe(true);
    expect(takeProblems()).toEqual([]);
  });

  it("limits each row to 120 pixels in height on a phone, and shows the rest of the row on request", async () => {
    const { page, takeProblems } = visit.opened;
    await page.setViewportSize({ width: 390, height: 844 });
    await register(page);
    await compareThroughApi(page, visit.world.shop.link("designerCoat"), visit.world.shop.link("affordableCoat"));
    await compareThroughApi(page, "The one from the film", "A cheaper one like it");
    await page.goto("/history");
    await page.getByText(/^Save €1,7\d\d$/).waitFor();
    const rows = page.getByRole("article");
    expect(await rows.count()).toBe(2);
    for (const row of await rows.all()) {
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(120);
    }
    const coats = rows.filter({ hasText: "Belted Wrap Coat" });
    const links = coats.getByRole("link", { name: "View Product" });
    expect(await links.count()).toBe(0);
    await coats.locator("summary", { hasText: "Key Insights" }).click();
    await coats.getByText("Materials: wool, viscose").waitFor();
    expect(await links.count()).toBe(2);
    await coats.getByRole("link", { name: /^Compare with another alternative\s*: Belted Wrap Coat$/ }).waitFor();
    // Nothing was recognized in these two, so the row has no insights to expand.
    await rows.filter({ hasText: "The one from the film" }).getByText("More", { exact: true }).click();
    await page.getByRole("link", { name: /^Compare with another alternative\s*: The one from the film$/ }).waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("can be downloaded as CSV or JSON", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    const score = await openComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await page.goto("/history");
    const saved = async (name: string) => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: `Export as ${name}` }).click();
      const file = await download;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const table = await saved("CSV");
    expect(table.name).toMatch(/\.csv$/);
    expect(table.text.trim().split("\n").length).toBeGreaterThanOrEqual(2);
    expect(table.text).toContain("Chunky alpaca cardigan");
    const list = await saved("JSON");
    expect(list.name).toMatch(/\.json$/);
    expect(JSON.parse(list.text)).toMatchObject([{ similarityScore: score }]);
    expect(takeProblems()).toEqual([]);
  });

  it("exports only what the filter shows, and labels the buttons accordingly", async () => {
    const { page } = visit.opened;
    await register(page);
    await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await compareThroughApi(page, "Product: Suede tote bag\nPrice: $300", "Product: Faux suede tote bag\nPrice: $30");
    await page.goto("/history?q=tote");
    await page.getByText("1 of 2 comparisons").waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export filtered results as JSON" }).click();
    const exported: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
    expect(exported).toMatchObject([{ originalProduct: { title: "Suede tote bag" } }]);
  });

  it("reports failures and leaves everything unchanged", async () => {
    const { page } = visit.opened;
    const { email } = await register(page);
    await addComparisons(visit.world, email, 1);
    await page.goto("/history");
    await page.getByText("1 of 1 comparisons").waitFor();
    await visit.world.sql.unsafe(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse before update or delete on comparisons execute function refuse();`);
    try {
      await page.getByRole("button", { name: "Favorite" }).click();
      await page.getByText("Failed to update favorite status", { exact: true }).waitFor();
      await expect
        .poll(() => page.getByRole("button", { name: "Favorite" }).getAttribute("aria-pressed"))
        .toBe("false");
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByText("Failed to delete comparison", { exact: true }).waitFor();
      await page.getByText("Original coat number 1", { exact: true }).waitFor();
      await expectProblems(visit.opened, Array(2).fill(matchStatusMessage(500)));
    } finally {
      await visit.world.sql.unsafe("drop trigger refuse on comparisons; drop function refuse();");
    }
  });

  it("keeps the Undo toast while the pointer is over it", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await addComparisons(visit.world, email, 1);
    await page.clock.install();
    await page.goto("/history");
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Comparison removed from history", { exact: true }).hover();
    await page.clock.fastForward(TOAST_DURATION_MS * 10);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("1 of 1 comparisons").waitFor();
    // The next toast closes by itself again.
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Comparison removed from history", { exact: true }).waitFor();
    await page.clock.fastForward(TOAST_DURATION_MS);
    await page.getByText("Comparison removed from history", { exact: true }).waitFor({ state: "detached" });
    expect(takeProblems()).toEqual([]);
  });

  it("hides a comparison from other accounts", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await openComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    const address = page.url();
    const other = await visit.world.visit();
    await register(other.page);
    await other.page.goto(address);
    await other.page.getByRole("heading", { level: 1, name: "Comparison not found" }).waitFor();
    expect(await other.page.getByText("Chunky alpaca cardigan").count()).toBe(0);
    await expectScreenAccessible(other.page);
    await expectProblems(other, [matchStatusMessage(404), matchStatusMessage(404)]);
    await other.close();
    expect(takeProblems()).toEqual([]);
  });
});
