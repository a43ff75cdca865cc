import { startIdentityProvider } from "@dupewise/server/testing/start-identity-provider";
import type { Page } from "@dupewise/testing/browser";
import { expect, it, onTestFinished } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { startWorld } from "./world.ts";

const ADA = { sub: "ada", email: "ada@example.com", email_verified: true, given_name: "Ada", family_name: "Lovelace" };

it("signs a user up and in with an identity provider, but not if the provider reports an error", async () => {
  const provider = await startIdentityProvider();
  provider.people.set(ADA.sub, ADA);
  const world = await startWorld(provider.environment);
  onTestFinished(() => world.close());
  provider.serve(world.origin);
  const goThrough = async (page: Page) => {
    await page.getByRole("button", { name: "Continue with Example ID" }).click();
    await page.locator("input[name=login]").fill(ADA.sub);
    await page.locator("input[name=password]").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
  };
  const userOf = async (page: Page) => (await page.request.get(`${world.origin}/api/user`)).status();
  for (const welcome of ["Welcome to Dupewise!", "Welcome back!"]) {
    const { page, close } = await world.visit();
    await page.goto("/auth");
    await page.getByRole("button", { name: "Continue with Example ID" }).waitFor();
    if (welcome === "Welcome back!") await expectScreenAccessible(page);
    await goThrough(page);
    await page.getByText(welcome, { exact: true }).first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe("/");
    expect(await userOf(page)).toBe(200);
    await page.goto("/account");
    await page.getByRole("button", { name: "Disconnect Example ID" }).click();
    await page.getByText("This is your only way to sign in. Set a password first").first().waitFor();
    await close();
  }
  expect(await world.sql`select first_name, last_name from users`).toEqual([
    { first_name: "Ada", last_name: "Lovelace" },
  ]);
  const { page } = await world.visit();
  await page.goto("/auth?error=access_denied&state=unknown");
  await page.getByText("This sign-in has expired. Please start again").first().waitFor();
  await page.getByRole("heading", { level: 1, name: "Welcome back!" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await userOf(page)).toBe(401);
});
