import { afterAll, beforeAll, expect, it } from "vitest";
import { register } from "./steps.ts";
import { startWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it("says that payments are unavailable if Stripe is not configured, and links back", async () => {
  const { page, takeProblems, close } = await world.visit();
  await register(page);
  await page.goto("/subscribe");
  const problem = page.getByRole("alert", { name: "Subscription Error" });
  await problem.getByText("Stripe payments are not available at this time.", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Subscribe for $5/month" }).count()).toBe(0);
  await problem.getByRole("link", { name: "Back to Home" }).click();
  await page.waitForURL("/");
  await page.getByRole("button", { name: "Compare Products" }).waitFor();
  expect(takeProblems()).toEqual([]);
  await close();
});
