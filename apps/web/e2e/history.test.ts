import type { OpenedPage } from "@dupewise/testing/browser";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inspect } from "./inspect.ts";
import { compare, shownScore, signUp } from "./steps.ts";
import { CARDIGAN, LOOKALIKE } from "./texts.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
let opened: OpenedPage;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  opened = await world.visit();
});
afterEach(() => opened.close());

describe("history", () => {
  it("keeps a favorite, filters by match, and takes a deletion back", async () => {
    const { page, takeProblems } = opened;
    await signUp(page);
    await compare(page, CARDIGAN, LOOKALIKE);
    await shownScore(page);
    await page.goto("/history");
    const favorite = page.getByRole("button", { name: "Favorite" });
    await favorite.click();
    await page.reload();
    await expect.poll(() => favorite.getAttribute("aria-pressed")).toBe("true");

    await page.getByLabel("Minimum match").selectOption("90");
    await page.getByText("No comparisons meet the 90% similarity threshold.").waitFor();
    await inspect(page);
    await page.getByRole("button", { name: "Show all comparisons" }).click();
    await page.getByText("1 of 1 comparisons").waitFor();

    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Comparison removed from history", { exact: true }).waitFor();
    await page.getByText("No search history yet").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("1 of 1 comparisons").waitFor();
    await inspect(page);
    expect(takeProblems()).toEqual([]);
  });

  it("shows nothing of anybody else's", async () => {
    const { page, takeProblems } = opened;
    await signUp(page);
    await compare(page, CARDIGAN, LOOKALIKE);
    await shownScore(page);
    const address = page.url();
    const other = await world.visit();
    await signUp(other.page);
    await other.page.goto(address);
    await other.page.getByRole("heading", { level: 1, name: "There is no comparison here" }).waitFor();
    expect(await other.page.getByText("Chunky alpaca cardigan").count()).toBe(0);
    await inspect(other.page);
    expect(other.takeProblems()).toEqual([expect.stringContaining("status of 404")]);
    await other.close();
    expect(takeProblems()).toEqual([]);
  });
});
