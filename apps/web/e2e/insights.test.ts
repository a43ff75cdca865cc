import { describe, expect, it } from "vitest";
import { addComparisons } from "./many.ts";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { makePremium } from "./plans.ts";
import { compareThroughApi, register } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectProblems, matchStatusMessage } from "./problems.ts";

const visit = visitEachTest();

describe("insights", () => {
  it("explain to a free account what they show and how to get them", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await page.goto("/history");
    await page.getByRole("link", { name: "Insights" }).click();
    await page.waitForURL("/history/insights");
    await page.getByText("Detailed analytics: a Premium feature").waitFor();
    await page.getByRole("link", { name: "See Premium plans" }).click();
    await page.waitForURL("/subscribe");
    expect(takeProblems()).toEqual([]);
  });

  it("show an empty state to a premium member without comparisons", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await makePremium(visit.world, email);
    await page.goto("/history/insights");
    await page.getByText("Nothing to show yet").waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("show savings, matches, shops and materials as charts and tables", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await makePremium(visit.world, email);
    await addComparisons(visit.world, email, 40);
    await page.goto("/history/insights");
    // 3 of the 40 have no score, and so no saving.
    await page.getByText("across 37 comparisons", { exact: true }).first().waitFor();
    await page.getByText("$14,800").waitFor();
    for (const title of ["Savings", "Matches", "Shops", "Materials over time"]) {
      await page.getByRole("heading", { level: 2, name: title }).waitFor();
    }
    await expectScreenAccessible(page);
    for (const table of await page.getByText("Show as table").all()) await table.click();
    await page.getByRole("table", { name: "Matches" }).waitFor();
    await page.getByRole("rowheader", { name: "80–100%, very similar" }).waitFor();
    await page.getByRole("rowheader", { name: "shop-1.example" }).waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("omit tables that have no data", async () => {
    const { page, takeProblems } = visit.opened;
    const { email } = await register(page);
    await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await makePremium(visit.world, email);
    await page.goto("/history/insights");
    const shops = page.getByRole("region", { name: "Shops" });
    await shops.getByText("So far, you've pasted all of them as text, so we don't know the shops.").waitFor();
    expect(await shops.getByText("Show as table").count()).toBe(0);
    expect(await page.getByRole("region", { name: "Matches" }).getByText("Show as table").count()).toBe(1);
    expect(takeProblems()).toEqual([]);
  });

  it("show an error when loading fails, and can be retried", async () => {
    const { page } = visit.opened;
    const { email } = await register(page);
    await makePremium(visit.world, email);
    await page.route("**/api/trpc/insights.get*", (route) => route.fulfill({ status: 500, body: "oops" }));
    await page.goto("/history/insights");
    await page.getByText("Your insights couldn't be loaded").waitFor();
    await expectScreenAccessible(page);
    await page.unroute("**/api/trpc/insights.get*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Nothing to show yet").waitFor();
    await expectProblems(visit.opened, [matchStatusMessage(500)]);
  });
});
