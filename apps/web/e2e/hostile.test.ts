import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { submitComparison, waitForScore, signIn, signUp, openComparison, register } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";
import { expectRedirectToSignIn } from "./logged-out.ts";

const visit = visitEachTest();

const typed = async () => {
  const fields = visit.opened.page.getByLabel("Product URL or Description");
  return [await fields.nth(0).inputValue(), await fields.nth(1).inputValue()];
};

/** A title of 10,000 letters without a space; right-to-left names, emoji and yen; markup in every field. */
const UNUSUAL = [
  [
    `Product: ${"Wool".repeat(2500)}\nCoat, 80% wool, 20% polyamide. Price: $420`,
    `Product: Coat ${"with a belt ".repeat(800)}\n60% polyester, 40% wool. Price: $89`,
  ],
  [
    "Product: معطف من الصوف مع حزام 🧥👩🏽‍🦱\nBrand: بيت الخياطة\nCoat, 100% wool. Price: ¥128,000",
    "Product: コート 👗🪡\nCoat, 100% polyester. Price: ¥9,900",
  ],
  [
    `Product: <img src=x onerror="alert(1)"> coat\nBrand: <script>alert(2)</script>\nDescription: <style>*{display:none}</style></title><svg/onload=alert(3)> wool coat\n80% wool, 20% <b>polyamide</b>. Price: $420`,
    `Product: "'><iframe src="javascript:alert(4)"></iframe> coat\n60% polyester, 40% wool. Price: $89`,
  ],
] as const;

describe("unusual products", () => {
  it("do not break the result or the history", async () => {
    const { page, takeProblems } = visit.opened;
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await signUp(page);
    for (const [original, alternative] of UNUSUAL) {
      await page.getByRole("link", { name: "Dupewise" }).first().click();
      await submitComparison(page, original, alternative);
      await waitForScore(page);
      await expectScreenAccessible(page);
    }
    await page.goto("/history");
    await page.getByText("3 of 3 comparisons").waitFor();
    await expectScreenAccessible(page);
    expect(dialogs).toEqual([]);
    expect(takeProblems()).toEqual([]);
  });
});

describe("a product's image", () => {
  it("is loaded through our server, and omitted if the product's page shows none", async () => {
    const { page, takeProblems } = visit.opened;
    await register(page);
    await openComparison(page, visit.world.shop.link("designerCoat"), visit.world.shop.link("designerDress"));
    const pictures = page.getByRole("img");
    await expect.poll(() => pictures.count()).toBe(1);
    const source = await pictures.first().getAttribute("src");
    expect(source).toMatch(/^\/images\/[0-9a-f-]{36}\/original$/);
    const width = "document.querySelector('img')?.naturalWidth";
    await expect.poll(() => page.evaluate(width)).toBe(300);
    expect(takeProblems()).toEqual([]);
  });
});

describe("a failed request", () => {
  it("keeps what was typed, and can be retried, whatever the server responds with", async () => {
    const { page } = visit.opened;
    const CREATE = "**/api/trpc/comparisons.create*";
    await signUp(page);
    for (const [status, body] of [
      [500, "<h1>oops</h1>"],
      [502, ""],
    ] as const) {
      await page.route(CREATE, (route) => route.fulfill({ status, body }));
      await submitComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
      await page.getByText("Comparison Failed", { exact: true }).waitFor();
      await page.getByText("Failed to compare products", { exact: true }).waitFor();
      // A toast stays while it has focus.
      await page.getByRole("button", { name: "Try again" }).focus();
      expect(await typed()).toEqual([CARDIGAN, CARDIGAN_ALTERNATIVE]);
      if (status === 500) await expectScreenAccessible(page);
      await page.unroute(CREATE);
      await page.getByRole("button", { name: "Try again" }).click();
      await waitForScore(page);
      await page.goto("/");
    }
    await page.getByText("2 of 3 used").first().waitFor();
  });

  it("loses no input while the browser is offline", async () => {
    const { page } = visit.opened;
    await signUp(page);
    await page.context().setOffline(true);
    await submitComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await page.getByText("Comparison Failed", { exact: true }).waitFor();
    expect(await typed()).toEqual([CARDIGAN, CARDIGAN_ALTERNATIVE]);
    await page.context().setOffline(false);
    await page.reload();
    await expect.poll(typed).toEqual([CARDIGAN, CARDIGAN_ALTERNATIVE]);
  });

  it("loses no input when the session expires and the user signs in again", async () => {
    const { page } = visit.opened;
    const account = await signUp(page);
    await page.getByLabel("Product URL or Description").nth(0).fill(CARDIGAN);
    await page.context().clearCookies();
    await expectRedirectToSignIn(page, "/auth", () => submitComparison(page, CARDIGAN, CARDIGAN_ALTERNATIVE));
    await signIn(page, account);
    await page.getByText("0 of 3 used").first().waitFor();
    await expect.poll(typed).toEqual([CARDIGAN, CARDIGAN_ALTERNATIVE]);
  });
});
