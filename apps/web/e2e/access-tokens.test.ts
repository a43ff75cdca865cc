import { expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { register } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

it("creates an access token, shows it only once, and rejects the token after it is revoked", async () => {
  const { page, takeProblems } = visit.opened;
  const { email } = await register(page);
  await page.goto("/account");
  await page.getByText("New token", { exact: true }).click();
  const create = page.getByRole("button", { name: "Create a token" });
  await create.click();
  await page.getByText("Give the token a name").waitFor();
  await expectScreenAccessible(page);
  await page.getByLabel("Token name").fill("My script");
  await page.getByLabel("Edit and delete your data").check();
  await create.click();
  const token = await page.getByLabel("Your new token").inputValue();
  const ask = async () => {
    const response = await fetch(`${visit.world.origin}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, text: await response.text() };
  };
  expect(await ask()).toMatchObject({ status: 200, text: expect.stringContaining(email) });
  await expectScreenAccessible(page);
  await page.reload();
  const row = page.getByRole("list", { name: "Your access tokens" }).getByRole("listitem");
  await row.getByText("read, compare, manage").waitFor();
  expect(await page.getByText(token).count()).toBe(0);
  await row.getByRole("button", { name: /^Revoke/ }).click();
  await row.getByRole("button", { name: /^Revoke permanently/ }).click();
  await row.waitFor({ state: "detached" });
  expect(await ask()).toMatchObject({ status: 401 });
  expect(takeProblems()).toEqual([]);
});
