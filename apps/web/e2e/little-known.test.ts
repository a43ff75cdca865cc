import { expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { isFocused } from "./keyboard.ts";
import { waitForScore, register, compareThroughApi } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

it("shows a range while little is known, asks for the missing facts, and rescores an outdated result on request", async () => {
  const { page, takeProblems } = visit.opened;
  await register(page);
  await page.goto(await compareThroughApi(page, "Black dress", "Black midi dress"));
  await page.getByRole("heading", { level: 1, name: /^Somewhere between \d+% and \d+%$/ }).waitFor();
  await page.getByText(/^About \d+%, based on what is known\.$/).waitFor();
  expect(await page.getByText("These two").count()).toBe(0);
  await expectScreenAccessible(page);

  for (const [side, price] of [
    ["Original", "$900"],
    ["Alternative", "$90"],
  ] as const) {
    await page.getByRole("button", { name: `Add ${side} Price` }).click();
    await page.getByLabel(`${side} price`).fill(price);
  }
  await page.getByRole("button", { name: "Rerun Analysis" }).first().click();
  await page.getByText("Analysis Updated", { exact: true }).waitFor();
  await page.getByText("We don't know enough to advise either way.").waitFor();
  expect(await page.getByText(/^(?:\w+ Value|Consider Carefully)$/).count()).toBe(0);

  const add = page.getByRole("button", { name: /^Alternative\s*: add what it's made of/ });
  await add.press("Enter");
  const materials = page.getByLabel("Alternative materials");
  await expect.poll(() => materials.evaluate(isFocused)).toBe(true);
  await add.press("Enter");
  await expect.poll(() => materials.evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Escape");

  await page.goto("/history");
  await page.getByText(/^\d+–\d+% Match$/).waitFor();
  await page.goBack();

  const again = page.getByRole("button", { name: "Compare again", exact: true });
  await page.getByRole("heading", { level: 1, name: /^Somewhere/ }).waitFor();
  expect(await again.count()).toBe(0);
  await visit.world.sql`update comparisons set analysis = jsonb_set(analysis, '{engineVersion}', '1')`;
  await page.reload();
  await page.getByText(/, engine version 1\. The current version is \d+\.$/).waitFor();
  await expectScreenAccessible(page);
  await again.press("Enter");
  await page.getByText("Analysis Updated", { exact: true }).waitFor();
  await again.waitFor({ state: "detached" });
  expect(takeProblems()).toEqual([]);
});

it("accepts the missing facts when there is no score, then shows a score", async () => {
  const { page, takeProblems } = visit.opened;
  await register(page);
  await page.goto(await compareThroughApi(page, "The one from the film\n$900", "A cheaper one like it\n$60"));
  await page.getByText("We don't know enough for an honest score").waitFor();
  for (const side of ["Original", "Alternative"]) {
    await page.getByRole("button", { name: new RegExp(`^${side}\\s*: add what kind of item it is`) }).press("Enter");
    const kind = page.getByRole("region", { name: side, exact: true }).getByLabel("Product type");
    await expect.poll(() => kind.evaluate(isFocused)).toBe(true);
    await kind.selectOption({ label: "coat" });
  }
  await page.getByRole("button", { name: "Add details about the original" }).press("Enter");
  await page.getByLabel("Original details").fill("camel, knee length, double-breasted");
  await page.getByRole("button", { name: "Add details about the alternative" }).press("Enter");
  await page.getByLabel("Alternative details").fill("camel, knee length, belted");
  await page.getByLabel("Original details").press("Control+Home");
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Save & Rerun" }).first().press("Enter");
  await page.getByText("Analysis Updated", { exact: true }).waitFor();
  expect(await waitForScore(page)).toBeGreaterThan(0);
  await page.getByText("1 of 3 used").first().waitFor();
  expect(takeProblems()).toEqual([]);
});
