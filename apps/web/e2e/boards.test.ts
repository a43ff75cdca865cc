import { expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { makePremium } from "./plans.ts";
import { register, signUp, expectToast } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

const cardigan = (name: string, cloth: string, price: number) =>
  `Product: ${name}\nOversized cardigan in oatmeal with a shawl collar and buttons.\n${cloth}. Price: $${price}`;
const CLOSE = cardigan("Alpaca blend cardigan", "60% alpaca, 40% wool", 190);
const CHEAP = cardigan("Acrylic cardigan", "100% acrylic", 25);

it("ranks several alternatives without counting a failed one, and adds another later", async () => {
  const { page } = visit.opened;
  await signUp(page);
  await page.getByLabel("Product URL or Description").nth(0).fill(CARDIGAN);
  await page.getByLabel("Product URL or Description").nth(1).fill(CLOSE);
  await page.getByRole("link", { name: "Add another alternative" }).click();
  await page.waitForURL("/alternatives");
  expect(await page.getByLabel("Original", { exact: true }).inputValue()).toBe(CARDIGAN);
  await page.getByLabel("Alternative 2", { exact: true }).fill(visit.world.shop.link("blocked"));
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Compare 2 alternatives" }).click();
  await page.waitForURL(/\/alternatives\?of=/);
  await page.getByText("This one wasn't counted.").waitFor();
  const first = page.getByLabel("Alternative 1", { exact: true });
  // The other alternative may still be being read.
  await expect.poll(() => first.inputValue()).toBe(visit.world.shop.link("blocked"));
  const rows = page.getByRole("list", { name: "Ranked alternatives" }).getByRole("listitem");
  expect(await rows.count()).toBe(1);
  await page.getByText("1 of 3 used").waitFor();
  await first.fill(CHEAP);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await rows.nth(1).waitFor();
  await page.getByRole("button", { name: "Cheapest" }).click();
  await rows.nth(0).getByRole("heading", { name: "Acrylic cardigan" }).waitFor();
  await page.getByRole("button", { name: "Closest" }).click();
  await rows.nth(0).getByRole("heading", { name: "Alpaca blend cardigan" }).waitFor();
  await expectScreenAccessible(page);
  await page.reload();
  await rows.nth(1).waitFor();
});

it("asks which alternatives to compare when too few free comparisons are left for all of them", async () => {
  const { page } = visit.opened;
  await register(page);
  await page.goto("/alternatives");
  await page.getByLabel("Original", { exact: true }).fill(CARDIGAN);
  const alternatives = [CARDIGAN_ALTERNATIVE, CLOSE, CHEAP, `${CHEAP} in blue`];
  for (const [index, text] of alternatives.entries()) {
    if (index > 0) await page.getByRole("button", { name: "Add another alternative" }).click();
    await page.getByLabel(`Alternative ${index + 1}`, { exact: true }).fill(text);
  }
  await page.getByText("You have 3 of 3 free comparisons left: choose which 3 to compare.").waitFor();
  await page.getByLabel("Compare alternative 4").uncheck();
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Compare 3 alternatives" }).click();
  await page.waitForURL(/\/alternatives\?of=/);
  await page.getByText("3 of 3 used").waitFor();
  await page.getByRole("link", { name: "Upgrade to Premium" }).waitFor();
  const ticks = page.getByRole("checkbox", { name: /^Compare side by side/ });
  await ticks.nth(0).check();
  await ticks.nth(2).check();
  const beside = page.getByRole("region", { name: "Two alternatives side by side" });
  await beside.getByRole("row", { name: /^Price/ }).waitFor();
  expect(await beside.innerText()).not.toContain("..");
  await expectScreenAccessible(page);
});

it("saves, reorders, renames and shares a board, shows it to a visitor, and unshares it", async () => {
  const { page, takeProblems } = visit.opened;
  const { email } = await register(page);
  await makePremium(visit.world, email);
  await page.goto("/alternatives");
  await page.getByLabel("Original", { exact: true }).fill(CARDIGAN);
  await page.getByLabel("Alternative 1", { exact: true }).fill(CLOSE);
  await page.getByRole("button", { name: "Add another alternative" }).click();
  await page.getByLabel("Alternative 2", { exact: true }).fill(CHEAP);
  await page.getByRole("button", { name: "Compare 2 alternatives" }).click();
  await page.waitForURL(/\/alternatives\?of=/);
  await page.getByRole("button", { name: "Save to board" }).click();
  await page.getByRole("button", { name: "New board" }).click();
  await page.waitForURL(/\/b\//);
  await page.getByText("Total: $215").waitFor();
  const names = () => page.getByRole("main").getByRole("listitem").getByRole("heading").allInnerTexts();
  const before = await names();
  await page.getByRole("button", { name: `Move ${before[0]} forward` }).click();
  await expect.poll(names).toEqual(before.toReversed());
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Cardigans");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Cardigans" }).waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expectToast(page, "Link Copied", "Anyone with this link can see the board.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy as text" }).click();
  await expectToast(page, "Copied", "Paste it into a message.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Cardigans\nInstead of Chunky alpaca cardigan\n\n1\. .+, \$\d+, \d+% similar, Save \$\d+/);
  expect(copied.endsWith(`Total: $215\n\n${link}`)).toBe(true);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("Original: “").count()).toBeGreaterThan(0);
  expect(await page.getByRole("button").count()).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await expectScreenAccessible(page);

  const friend = await visit.world.visit();
  await friend.page.goto(link);
  await friend.page.getByRole("heading", { level: 1, name: "Cardigans" }).waitFor();
  await friend.page.getByText("Total: $215").waitFor();
  expect(await friend.page.getByRole("button", { name: "Rename" }).count()).toBe(0);
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expectToast(page, "Sharing stopped", "Only you can open this board now.");
  await friend.page.goto(link);
  await friend.page.getByRole("heading", { name: "Board not found" }).waitFor();
  await friend.close();

  await page.goto("/boards");
  await page.getByText("2 comparisons").waitFor();
  await page.getByRole("link", { name: "Cardigans" }).click();
  await page.getByRole("button", { name: `Remove from board: ${before[0]}` }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete board" }).click();
  await page.getByText("No boards yet").waitFor();
  expect(takeProblems()).toEqual([]);
});
