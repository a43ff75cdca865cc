import { expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { makePremium } from "./plans.ts";
import { register } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

it("adds a webhook, shows its secret once, explains a failed message and resends it, and removes the webhook", async () => {
  const { page, takeProblems } = visit.opened;
  const { email } = await register(page);
  await page.goto("/account");
  await page.getByText("ntfy and webhooks: a Premium feature").waitFor();
  await makePremium(visit.world, email);
  await page.reload();
  await page.getByText("New channel", { exact: true }).click();
  const add = page.getByRole("button", { name: "Add channel" });
  await add.click();
  await page.getByText("Enter a URL that begins with https://").waitFor();
  await expectScreenAccessible(page);
  await page.getByLabel("Channel type").selectOption("webhook");
  await page.getByLabel("Webhook URL").fill("https://127.0.0.1:1/hook");
  await page.getByLabel("New comparisons", { exact: true }).check();
  await add.click();
  const secret = await page.getByLabel("Signing secret").inputValue();
  expect(secret).toMatch(/^whsec_/);
  await page.getByText("Recent messages", { exact: true }).click();
  const message = page.getByRole("list", { name: "Recent messages" }).getByRole("listitem");
  await message.getByText(/The last attempt failed: .*address/).waitFor();
  await expectScreenAccessible(page);
  await message.getByRole("button", { name: /^Send again/ }).click();
  await message.getByText("waiting").waitFor();

  await page.reload();
  const row = page.getByRole("list", { name: "Your channels" }).getByRole("listitem");
  await row.getByText("Webhook · alert matches, watched prices, new comparisons").waitFor();
  expect(await page.getByText(secret).count()).toBe(0);
  await row.getByRole("button", { name: /^Remove/ }).click();
  await row.getByRole("button", { name: /^Remove permanently/ }).click();
  await row.waitFor({ state: "detached" });
  expect(takeProblems()).toEqual([]);
});
