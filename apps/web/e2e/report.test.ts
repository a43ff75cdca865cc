import { afterAll, beforeAll, expect, it } from "vitest";
import { makePremium } from "./plans.ts";
import { openComparison, register } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it("offers premium to a free account that opens the advanced analysis, and shows the analysis to a premium member", async () => {
  const opened = await world.visit();
  const { page, takeProblems } = opened;
  const { email } = await register(page);
  await openComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
  await page.getByRole("link", { name: "Advanced analysis" }).click();
  await page.getByRole("heading", { level: 1, name: "Advanced analysis" }).waitFor();
  await page.getByText("Advanced analysis: a Premium feature").waitFor();

  await makePremium(world, email);
  await page.reload();
  for (const part of ["What would change the score", "Among your similar comparisons", "How we got the score"]) {
    await page.getByRole("heading", { name: part }).waitFor();
  }
  await page
    .getByText(/counts for \d+% of what is known/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Print Results" }).waitFor();
  expect(takeProblems()).toEqual([]);
  await opened.close();
});
