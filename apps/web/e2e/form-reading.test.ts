import { expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { submitComparison, signUp } from "./steps.ts";
import { CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

it("reads a link while the form is being filled in, and applies corrections to the comparison", async () => {
  const { page, takeProblems } = visit.opened;
  await signUp(page);
  const original = page.getByRole("textbox", { name: /^Original/ });
  await original.fill(visit.world.shop.link("designerCoat"));
  await page.locator("output", { hasText: "What we read:" }).waitFor();
  await page.getByRole("button", { name: /^Edit\s*: Original$/ }).click();
  const group = page.getByRole("group", { name: "Edit what we read: Original" });
  await group.getByLabel("Name").fill("The Halden Coat");
  await group.getByLabel("Price").fill("$999");
  await group.getByLabel("Color").fill("camel");
  await group.getByLabel("Product type").selectOption("coat");
  await expectScreenAccessible(page);
  await group.getByLabel("Price").press("Enter");
  await page.locator("output", { hasText: "The Halden Coat" }).waitFor();
  await page.locator("output", { hasText: "$999" }).waitFor();
  await page.getByRole("textbox", { name: /^Alternative/ }).fill(CARDIGAN_ALTERNATIVE);
  await page.getByRole("button", { name: "Compare Products" }).click();
  await page.waitForURL(/\/c\//);
  await page.getByText("The Halden Coat").first().waitFor();
  await page.getByText("$999").first().waitFor();
  await page.getByText("1 of 3 used").first().waitFor();
  expect(takeProblems()).toEqual([]);
});

it("lets the shopper choose one of several products, and restores the full text on request", async () => {
  const { page, takeProblems } = visit.opened;
  await signUp(page);
  const text = "Your order\nBelted Wool Coat\n$420.00\nLeather Tote Bag\n$250.00\nSilk Scarf\n$95.00\nTotal $765.00";
  const original = page.getByRole("textbox", { name: /^Original/ });
  await original.fill(text);
  await page.getByRole("button", { name: /^Leather Tote Bag/ }).click();
  expect(await original.inputValue()).toBe("Product: Leather Tote Bag\nPrice: 250.00 USD");
  await page.getByRole("button", { name: "Back to the full text" }).click();
  expect(await original.inputValue()).toBe(text);
  expect(takeProblems()).toEqual([]);
});

it("submits manual entries as text in place of the link, and rejects an unfilled template", async () => {
  const { page, takeProblems } = visit.opened;
  await signUp(page);
  const blocked = visit.world.shop.link("blocked");
  await submitComparison(page, blocked, CARDIGAN_ALTERNATIVE);
  const dialog = page.getByRole("dialog", { name: "Manual Input Required" });
  await dialog.getByText(`Link: ${blocked}`).waitFor();
  expect(await dialog.getByRole("button", { name: /^Copy/ }).count()).toBe(5);
  await dialog.getByLabel("Name").fill("Belted coat");
  await dialog.getByLabel("Materials").fill("80% wool, 20% polyamide");
  await dialog.getByLabel("Price").fill("$420");
  await dialog.getByRole("button", { name: "Continue with Manual Input" }).click();
  const original = page.getByRole("textbox", { name: /^Original/ });
  await expect
    .poll(() => original.inputValue())
    .toBe(`Product: Belted coat\nMaterials: 80% wool, 20% polyamide\nPrice: $420\nLink: ${blocked}`);
  await original.fill("Product: [name]\nBrand: [brand]");
  await page.getByRole("button", { name: "Compare Products" }).click();
  await page.getByText("Replace each placeholder in brackets with the product's details").waitFor();
  expect(takeProblems().filter((problem) => !String(problem).includes("422"))).toEqual([]);
});

it("fills in a side's field with a link dropped on it", async () => {
  const { page } = visit.opened;
  await signUp(page);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/uri-list", "https://shop.example/p/coat");
    const side = document.querySelector("textarea[name=Alternative]")?.closest("div.flex.flex-col");
    side?.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  const alternative = page.getByRole("textbox", { name: /^Alternative/ });
  await expect.poll(() => alternative.inputValue()).toBe("https://shop.example/p/coat");
});
