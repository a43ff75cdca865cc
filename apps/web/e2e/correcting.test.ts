import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { isFocused } from "./keyboard.ts";
import { submitComparison, waitForScore, signUp, openComparison, register, compareThroughApi } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

const SHOP_LINES = "BIRKENSTOCK\nArizona Soft Footbed\n$150\nTwo-strap sandals in oiled leather";
const LOOKALIKE = "Soft two-strap sandals\n$29.99\nFaux leather, cork footbed";
const UNSURE = "The Margot\n$89\nOur coat for the cold. The coat of the year; some call it a cardigan. 100% wool";

describe("what was read", () => {
  it("is shown while the shopper types, without shifting the form, and only for the current text", async () => {
    const { page, takeProblems } = visit.opened;
    await signUp(page);
    const fields = page.getByLabel("Product URL or Description");
    await fields.nth(0).fill(SHOP_LINES);
    const form = page.locator("form");
    const read = page.getByRole("status").filter({ hasText: "What we read:" });
    const before = (await form.boundingBox())?.height;
    await read.filter({ hasText: /Arizona Soft Footbed\s· .*\$150\s· sandals\s· leather/ }).waitFor();
    expect((await form.boundingBox())?.height).toBe(before);
    await expectScreenAccessible(page);
    await fields.nth(0).fill("https://shop.example/coat");
    await page.getByText("A page on shop.example").waitFor();
    expect(await read.count()).toBe(0);
    await fields.nth(0).fill(UNSURE);
    await read.filter({ hasText: "not sure what this is: coat or cardigan" }).waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("is omitted if it cannot be loaded, and the comparison still works", async () => {
    const { page } = visit.opened;
    await signUp(page);
    await page.route("**/products.preview*", (route) => route.abort("connectionreset"));
    await submitComparison(page, SHOP_LINES, LOOKALIKE);
    await waitForScore(page);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("can be corrected on the result for free, using only the keyboard, and reverted to what was detected", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    const score = await openComparison(page, SHOP_LINES, LOOKALIKE);
    const original = page.getByRole("region", { name: "Original", exact: true });
    await original.getByText(/^What we read:\s+Arizona Soft Footbed\s· .*sandals\s· leather$/).waitFor();
    const opener = original.getByRole("button", { name: /^Edit\s*: Original$/ });
    await opener.press("Enter");
    const name = original.getByLabel("Name");
    await expect.poll(() => name.evaluate(isFocused)).toBe(true);
    expect(await name.inputValue()).toBe("Arizona Soft Footbed");
    await page.keyboard.press("Enter");
    await original.getByText("Change at least one field").waitFor();
    await expectScreenAccessible(page);
    await name.fill("Arizona Clutch");
    await original.getByLabel("Product type").selectOption({ label: "clutch" });
    await name.press("Enter");
    await page.getByText("Analysis Updated", { exact: true }).waitFor();
    await original.getByText(/^What we read:\s+Arizona Clutch\s· .*clutch/).waitFor();
    expect(await waitForScore(page)).toBeLessThan(score);
    await page.getByText("1 of 3 used").first().waitFor();
    await expectScreenAccessible(page);
    await page.reload();
    await page.getByRole("heading", { name: "Arizona Clutch" }).waitFor();
    await original.getByRole("button", { name: /^Reset to detected values/ }).press("Enter");
    await original.getByText(/^What we read:\s+Arizona Soft Footbed\s· .*sandals/).waitFor();
    expect(await waitForScore(page)).toBe(score);
    expect(takeProblems()).toEqual([]);
  });

  it("includes a choice between the two most likely kinds when the kind is uncertain", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await page.goto(await compareThroughApi(page, UNSURE, "Belted coat\n$49\n60% polyester, 40% wool"));
    const original = page.getByRole("region", { name: "Original", exact: true });
    await original.getByText(/not sure what this is/).waitFor();
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "cardigan" }).press("Enter");
    await original.getByText(/^What we read:\s+The Margot\s· \$89\s· cardigan/).waitFor();
    expect(await page.getByText("Which is it?").count()).toBe(0);
    expect(takeProblems()).toEqual([]);
  });
});
