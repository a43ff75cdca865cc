import { afterAll, beforeAll, expect, it } from "vitest";
import { inspect } from "./inspect.ts";
import { makePremium } from "./plans.ts";
import { compare, signUp } from "./steps.ts";
import { CARDIGAN, LOOKALIKE } from "./texts.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it("links a comparison to its advanced analysis, included in premium and offered to free accounts", async () => {
  const opened = await world.visit();
  const { page, takeProblems } = opened;
  const { email } = await signUp(page);
  await compare(page, CARDIGAN, LOOKALIKE);
  await page.getByRole("link", { name: "Advanced Analysis" }).click();
  await page.getByRole("heading", { level: 1, name: "Advanced Analysis" }).waitFor();
  await page.getByText("Advanced analysis: a premium feature").waitFor();
  await inspect(page);

  await makePremium(world, email);
  await page.reload();
  for (const part of ["What would change the score", "Among your comparisons of its kind", "How we got the score"]) {
    await page.getByRole("heading", { name: part }).waitFor();
  }
  await page
    .getByText(/counts for \d+% of what is known/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Print Results" }).waitFor();
  await inspect(page);
  expect(takeProblems()).toEqual([]);
  await opened.close();
});
