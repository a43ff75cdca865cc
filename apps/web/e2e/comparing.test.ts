import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { isFocused } from "./keyboard.ts";
import { compareThroughApi, submitComparison, waitForScore, signUp, signUpByForm, register } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

describe("the compare form", () => {
  it("compares two pages and two pasted texts, and keeps both in the history across a reload", async () => {
    const { page, takeProblems } = visit.opened;
    await signUpByForm(page);

    await submitComparison(page, visit.world.shop.link("designerCoat"), visit.world.shop.link("affordableCoat"));
    const score = await waitForScore(page);
    expect(score).toBeGreaterThanOrEqual(60);
    for (const fact of ["Belted Wrap Coat", "Tie-Waist Wool-Blend Coat", "Similarities", "Differences"]) {
      await page.getByText(fact).first().waitFor();
    }
    await page.getByText("1 of 3 used").first().waitFor();
    await expectScreenAccessible(page);

    await page.goto("/");
    await submitComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await waitForScore(page);
    await page.getByText("2 of 3 used").first().waitFor();
    const address = page.url();
    await page.reload();
    await waitForScore(page);
    expect(page.url()).toBe(address);

    await page.goto("/history");
    await page.getByText("2 of 2 comparisons").waitFor();
    const pages = page.getByRole("article").filter({ hasText: "Belted Wrap Coat" });
    await pages.getByText("Tie-Waist Wool-Blend Coat").first().waitFor();
    await pages.getByText(`${score}% Match`).waitFor();
    const texts = page.getByRole("article").filter({ hasText: "Chunky alpaca cardigan" });
    await texts.getByText("Shawl-collar cardigan").first().waitFor();
    await page.reload();
    await page.getByText("2 of 2 comparisons").waitFor();
    expect(takeProblems()).toEqual([]);
  });

  it("validates both fields before calling the server", async () => {
    const { page, takeProblems } = visit.opened;
    await signUp(page);
    await submitComparison(page, "", "  ");
    await page.getByText("Add the original product: a link or a description").waitFor();
    await page.getByText("Add the alternative product: a link or a description").waitFor();
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("keeps what was typed across a reload", async () => {
    const { page } = visit.opened;
    await signUp(page);
    await page.getByLabel("Product URL or Description").nth(1).fill(CARDIGAN_ALTERNATIVE);
    await page.reload();
    await expect
      .poll(() => page.getByLabel("Product URL or Description").nth(1).inputValue())
      .toBe(CARDIGAN_ALTERNATIVE);
  });

  it("shows progress, and can be canceled without using up a free comparison or losing what was typed", async () => {
    const { page, takeProblems } = visit.opened;
    await signUp(page);
    const slow = `${visit.world.shop.url}/slow/header?ms=60000`;
    await submitComparison(page, slow, CARDIGAN_ALTERNATIVE);
    await page.getByRole("button", { name: "Analyzing..." }).waitFor();
    await page.getByText("Reading the alternative: done").waitFor();
    await page.getByText("Reading the original: in progress").waitFor();
    await page.getByText("Comparing: up next").waitFor();
    await page.getByText("Shawl-collar cardigan", { exact: true }).waitFor();
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect.poll(() => page.getByRole("button", { name: "Compare Products" }).evaluate(isFocused)).toBe(true);
    await page.reload();
    await expect.poll(() => page.getByLabel("Product URL or Description").nth(0).inputValue()).toBe(slow);
    await page.getByText("0 of 3 used").first().waitFor();
    expect(takeProblems()).toEqual([]);
  });

  it("removes tracking parameters from a link, says so, and restores them on request", async () => {
    const { page, takeProblems } = visit.opened;
    await signUp(page);
    const field = page.getByLabel("Product URL or Description").nth(0);
    await field.fill("https://shop.example/p?colour=red&utm_source=mail&gclid=1");
    await field.blur();
    await page.getByText("Tracking parameters removed from the link: utm_source, gclid.").waitFor();
    expect(await field.inputValue()).toBe("https://shop.example/p?colour=red");
    await expectScreenAccessible(page);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    expect(await field.inputValue()).toBe("https://shop.example/p?colour=red&utm_source=mail&gclid=1");
    expect(await field.evaluate(isFocused)).toBe(true);
    await field.blur();
    expect(await field.inputValue()).toBe("https://shop.example/p?colour=red&utm_source=mail&gclid=1");
    expect(await page.getByText("Tracking removed").count()).toBe(0);
    expect(takeProblems()).toEqual([]);
  });

  it("recovers from a broken progress connection without creating a second comparison", async () => {
    const { page } = visit.opened;
    await signUp(page);
    await page.route("**/comparisons.createWithProgress*", (route) => route.abort("connectionreset"));
    await submitComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await waitForScore(page);
    await page.getByText("1 of 3 used").first().waitFor();
  });

  it("swaps and submits the inputs using only the keyboard, and moves focus to the verdict", async () => {
    const { page, takeProblems } = visit.opened;
    await signUp(page);
    const fields = page.getByLabel("Product URL or Description");
    await fields.nth(0).focus();
    await page.keyboard.insertText(CARDIGAN_ALTERNATIVE);
    // A control between the field and the next element.
    await page.getByLabel("Add a photo of the care label: Original").waitFor();
    for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await expect.poll(() => fields.nth(1).inputValue()).toBe(CARDIGAN_ALTERNATIVE);
    // Once emptied, the field offers to paste.
    for (const key of ["Shift+Tab", "Shift+Tab", "Shift+Tab"]) await page.keyboard.press(key);
    await page.keyboard.insertText(CARDIGAN);
    await page.keyboard.press("ControlOrMeta+Enter");
    await waitForScore(page);
    await expect.poll(() => page.evaluate("document.activeElement?.id")).toBe("verdict");
    expect(takeProblems()).toEqual([]);
  });

  it("helps the shopper enter a product manually if its page blocks bots, without scrolling or using up a free comparison", async () => {
    const { page, takeProblems } = visit.opened;
    await signUp(page);
    await submitComparison(page, visit.world.shop.link("blocked"), CARDIGAN_ALTERNATIVE);
    const dialog = page.getByRole("dialog", { name: "Manual Input Required" });
    await dialog.waitFor();
    await dialog.getByText(visit.world.shop.link("blocked")).first().waitFor();
    const proceed = dialog.getByRole("button", { name: "Continue with Manual Input" });
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      const box = await proceed.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
    await proceed.click();
    await page.getByText("Ready for Manual Input", { exact: true }).waitFor();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("0 of 3 used").first().waitFor();
    const [original, alternative] = await page.getByLabel("Product URL or Description").all();
    expect(await alternative?.inputValue()).toBe(CARDIGAN_ALTERNATIVE);
    // Focus is in the field for the text, and pasting replaces the link.
    await expect.poll(() => original?.evaluate(isFocused)).toBe(true);
    await page.keyboard.insertText(CARDIGAN);
    expect(await original?.inputValue()).toBe(CARDIGAN);
    expect(takeProblems()).toEqual([]);
  });

  it("links to both pages when neither could be read", async () => {
    const { page, takeProblems } = visit.opened;
    const { shop } = visit.world;
    await signUp(page);
    await submitComparison(page, "www.shop.invalid/coat", shop.link("gone"));
    const dialog = page.getByRole("dialog", { name: "Manual Input Required" });
    for (const [side, link] of [
      ["Original", "https://www.shop.invalid/coat"],
      ["Alternative", shop.link("gone")],
    ] as const) {
      const open = dialog.getByRole("link", { name: `Open Page: ${side}` });
      expect(await open.getAttribute("href")).toBe(link);
    }
    await expectScreenAccessible(page);
    expect(takeProblems()).toEqual([]);
  });

  it("offers premium once three comparisons are used, even if the page's count is outdated", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    const stale = await page.context().newPage();
    await stale.goto("/");
    await stale.getByText("0 of 3 used").first().waitFor();

    for (let used = 0; used < 2; used++) await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await page.goto("/");
    await submitComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await page.getByText("3 of 3 used").first().waitFor();
    await page.goto("/");
    const upgrade = page.getByRole("link", { name: "Upgrade to Premium" }).first();
    await upgrade.waitFor();
    expect(await upgrade.getAttribute("href")).toBe("/subscribe");
    expect(await page.getByRole("button", { name: "Compare Products" }).count()).toBe(0);

    await submitComparison(stale, CARDIGAN, CARDIGAN_ALTERNATIVE);
    const dialog = stale.getByRole("dialog", { name: "You've Used All Free Comparisons!" });
    await dialog.waitFor();
    await dialog
      .getByRole("link", { name: "Upgrade to Unlimited" })
      .or(dialog.getByRole("button", { name: "Upgrade to Unlimited" }))
      .click();
    await stale.waitForURL("/subscribe");
    expect(takeProblems()).toEqual([]);
  });
});
