import { expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { newAccount, waitForScore, expectToast, openComparison, register } from "./steps.ts";
import { OPERATOR, startWorld } from "./world.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";

it("lets a shopper rate a score, change the rating and withdraw it, and includes it in the operators' statistics", async () => {
  const world = await startWorld();
  const shopper = await world.visit();
  const { page } = shopper;
  await register(page);
  const score = await openComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
  await page.getByText("Is this score fair?").click();
  const slider = page.getByLabel("How similar would you say they are?");
  await slider.fill("35");
  await page.getByLabel("Which sentence is wrong?").selectOption({ index: 1 });
  await page.getByLabel("Why? (optional)").fill("Alpaca feels like nothing else");
  await expectScreenAccessible(page, { within: page.locator("details[open]", { has: slider }) });
  await page.getByRole("button", { name: "Send" }).click();
  await expectToast(page, "Thank you", "Your rating helps make future scores fairer. It doesn't change this one.");
  await page.reload();
  expect(await waitForScore(page)).toBe(score);
  await page.getByText("Is this score fair?").click();
  await expect.poll(() => slider.inputValue()).toBe("35");

  const { page: desk, close } = await world.visit();
  await register(desk, { ...newAccount("Grace Operator"), email: OPERATOR });
  await desk.goto("/operators/ratings");
  await desk.getByText("1 rating, by kind of product and engine version.").waitFor();
  await desk.getByText("Show as table").click();
  await desk.getByRole("cell", { name: "35" }).waitFor();
  expect(await desk.getByText("Alpaca feels").count()).toBe(0);
  await expectScreenAccessible(desk);
  await close();

  await page.getByRole("button", { name: "Delete my rating" }).click();
  await expectToast(page, "Deleted", "Your rating was deleted.");
  expect((await page.goto("/operators/ratings"))?.status()).toBe(404);
  await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
  await page.goto("/trust");
  await page.getByLabel("Product kind").selectOption("Coats");
  await page.getByText(/^\d+ of \d+ pairs have a score/).waitFor();
  await expectScreenAccessible(page);
  await shopper.close();
  await world.close();
});
