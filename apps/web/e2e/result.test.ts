import { beforeEach, describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { isFocused } from "./keyboard.ts";
import { type Account, compareThroughApi, register, waitForScore, signIn } from "./steps.ts";
import { expectRedirectToSignIn } from "./logged-out.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();
let account: Account;
beforeEach(async () => {
  const { page } = visit.opened;
  account = await register(page);
  await page.goto(await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE));
  await waitForScore(page);
});

describe("a result", () => {
  it("can be corrected, and reverted to what was detected, using only the keyboard", async () => {
    const { page, takeProblems } = visit.opened;
    const opener = page.getByRole("button", { name: /^Edit materials\s*: Alternative$/ });
    await opener.focus();
    await page.keyboard.press("Enter");
    // Between the field and its button; loads with the first open editor.
    await page.getByLabel("Add a photo of the care label: Alternative").waitFor();
    for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await page.getByText("Enter the materials").waitFor();
    for (const key of ["Shift+Tab", "Shift+Tab"]) await page.keyboard.press(key);
    await page.keyboard.insertText("100% cashmere");
    await expectScreenAccessible(page);
    for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await page.getByText("Analysis Updated", { exact: true }).waitFor();
    await page.getByText("User Verified").waitFor();
    await page.getByText("100% cashmere").first().waitFor();
    await page.getByText("1 of 3 used").first().waitFor();
    await expectScreenAccessible(page);
    await expect.poll(() => opener.evaluate(isFocused)).toBe(true);
    await page.getByRole("button", { name: /^Reset to detected values\s*: Alternative$/ }).press("Enter");
    await page.getByText("User Verified").waitFor({ state: "detached" });
    await expect.poll(() => opener.evaluate(isFocused)).toBe(true);
    expect(takeProblems()).toEqual([]);
  });

  it("closes an editor on Escape, and returns focus to the button that opened it", async () => {
    const { page, takeProblems } = visit.opened;
    for (const [name, label] of [
      [/^Edit materials\s*: Original$/, "Original materials"],
      [/^Edit materials\s*: Alternative$/, "Alternative materials"],
      [/^Add Original Price$/, "Original price"],
      [/^Add Alternative Price$/, "Alternative price"],
    ] as const) {
      const opener = page.getByRole("button", { name });
      const field = page.getByLabel(label);
      await opener.press("Enter");
      await page.keyboard.insertText("12");
      expect(await field.inputValue()).toBe("12");
      await page.keyboard.press("Escape");
      await field.waitFor({ state: "detached" });
      await expect.poll(() => opener.evaluate(isFocused)).toBe(true);
      await opener.press("Enter");
      expect(await field.inputValue()).toBe("");
      await page.keyboard.press("Escape");
    }
    expect(takeProblems()).toEqual([]);
  });

  it("keeps edits across a reload and an expired session", async () => {
    const { page } = visit.opened;
    const address = new URL(page.url()).pathname;
    const materials = page.getByLabel("Alternative materials");
    await page.getByRole("button", { name: /^Edit materials\s*: Alternative$/ }).click();
    await materials.fill("100% cashmere");
    await page.reload();
    await expect.poll(() => materials.inputValue()).toBe("100% cashmere");
    await page.context().clearCookies();
    const save = page.getByRole("button", { name: "Save & Rerun" });
    await expectRedirectToSignIn(page, `/auth?next=${encodeURIComponent(address)}`, () => save.click());
    await signIn(page, account);
    await page.waitForURL(address);
    await expect.poll(() => materials.inputValue()).toBe("100% cashmere");
    await save.click();
    await page.getByText("User Verified").waitFor();
    await page.reload();
    await page.getByText("User Verified").waitFor();
    expect(await materials.count()).toBe(0);
  });

  it("calculates the cost per wear, and remembers the number of wears", async () => {
    const { page, takeProblems } = visit.opened;
    const wears = page.getByLabel("Wears");
    await wears.fill("40");
    await page.getByRole("row", { name: "Original $12" }).waitFor();
    await page.getByText(/^At 40 wears: \$12 for the original/).waitFor({ state: "attached" });
    await wears.fill("0");
    await page.getByText("Enter a whole number from 1 to 5000").waitFor();
    await expectScreenAccessible(page);
    await page.reload();
    expect(await wears.inputValue()).toBe("40");
    expect(takeProblems()).toEqual([]);
  });

  it("can be opened by anyone with its link until the link is revoked", async () => {
    const { page, takeProblems } = visit.opened;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Share Results" }).click();
    await page.getByText("Link Copied", { exact: true }).waitFor();
    const keepsPrivate = page.getByLabel("Keep my pasted text private");
    await keepsPrivate.click();
    await expect.poll(() => keepsPrivate.isChecked()).toBe(true);
    const link = String(await page.evaluate("navigator.clipboard.readText()"));
    await expectScreenAccessible(page);

    const reader = await visit.world.visit();
    await reader.page.goto(link);
    await waitForScore(reader.page);
    await reader.page.getByText("Private product").first().waitFor();
    expect(await reader.page.title()).toBe("Private product or Private product · Dupewise");
    expect(await reader.page.getByText("alpaca cardigan").count()).toBe(0);
    await expectScreenAccessible(reader.page);
    await page.getByRole("button", { name: "Stop sharing" }).press("Enter");
    await page.getByText("Sharing stopped", { exact: true }).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Share Results" }).evaluate(isFocused)).toBe(true);
    expect(reader.takeProblems()).toEqual([]);
    await reader.page.reload();
    await reader.page.getByText("Comparison not found").waitFor();
    await reader.close();
    expect(takeProblems()).toEqual([]);
  });

  it("fits on two printed pages, without the parts meant for the screen", async () => {
    const { page } = visit.opened;
    await page.evaluate("window.print = () => document.body.setAttribute('data-printed', '')");
    await page.getByRole("button", { name: "Print Results" }).click();
    await page.locator("body[data-printed]").waitFor();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").count()).toBe(0);
  });

  it("shows only one toast at a time", async () => {
    const { page } = visit.opened;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Share Results" }).click();
    await page.getByText("Link Copied", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Stop sharing" }).click();
    await page.getByText("Sharing stopped", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Dismiss" }).count()).toBe(1);
    expect(await page.getByText("Link Copied", { exact: true }).count()).toBe(0);
  });
});
