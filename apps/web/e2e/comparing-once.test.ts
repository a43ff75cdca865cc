import { expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { newAccount } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

const ORIGINAL = "Product: Belted wool coat\nBrand: Maison Exemple\nPrice: $420\nMaterials: 100% wool";
const ALTERNATIVE = "Product: Belted coat\nPrice: $89\nMaterials: 60% wool, 40% polyester";

it("lets a visitor compare once on the landing page, see the full result, and keep it by signing up", async () => {
  const { page, takeProblems } = visit.opened;
  await page.goto("/");
  const first = page.getByLabel("The original: a link or a product description");
  // Letter by letter: text typed while the form's code is loading must end up in the form.
  await first.pressSequentially(ORIGINAL.slice(0, 24));
  const original = page.getByRole("textbox", { name: /^Original/ });
  await original.waitFor();
  expect(ORIGINAL).toContain(await original.inputValue());
  await original.fill(ORIGINAL);
  await page.locator("output", { hasText: "Belted wool coat" }).waitFor();
  await page.getByRole("textbox", { name: /^Alternative/ }).fill(ALTERNATIVE);
  await page.getByRole("button", { name: /^Edit ?: Alternative/ }).click();
  await page.getByRole("group", { name: "Edit what we read: Alternative" }).getByLabel("Price").fill("$79");
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Compare Products" }).click();
  await page.waitForURL(/\/c\//);
  await page.getByText("$79", { exact: true }).first().waitFor();
  const address = new URL(page.url()).pathname;
  await page.getByText("You made this comparison without an account").waitFor();
  await page.getByRole("heading", { name: "Price & Value Analysis" }).waitFor();
  expect(await page.getByRole("button", { name: "Edit" }).count()).toBe(0);
  await expectScreenAccessible(page);
  expect(takeProblems()).toEqual([]);

  await page.goto("/");
  await page.getByRole("link", { name: "View result" }).click();
  await page.getByText("You made this comparison without an account").waitFor();
  await page.getByRole("link", { name: "Sign up to keep it" }).click();
  const { name, email, password } = newAccount();
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL(address);
  await page.getByText("1 of 3 used").waitFor();
  await page.getByRole("button", { name: "Share Results" }).waitFor();
  expect(takeProblems()).toEqual([]);
});

it("requires an account for a second comparison, and keeps what was typed", async () => {
  const { page } = visit.opened;
  const made = await page.request.post("/api/visitor/comparisons", {
    data: { originalUrl: ORIGINAL, dupeUrl: ALTERNATIVE },
  });
  expect(made.status()).toBe(201);
  await page.goto("/");
  await page.getByLabel("The original: a link or a product description").pressSequentially("Other coat, $300");
  await page.getByRole("textbox", { name: /^Alternative/ }).fill(ALTERNATIVE);
  await page.getByRole("button", { name: "Compare Products" }).click();
  await page.getByRole("dialog", { name: "Create an account to continue" }).waitFor();
  await expectScreenAccessible(page);
  await page.getByRole("button", { name: "Maybe later" }).click();
  expect(await page.getByRole("textbox", { name: /^Original/ }).inputValue()).toBe("Other coat, $300");
  expect(visit.opened.takeProblems()).toEqual([]);
});
