import type { Page } from "@dupewise/testing/browser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makePremium } from "./plans.ts";
import { openComparison, register } from "./steps.ts";
import { DETAILED_PAIRS } from "./wardrobe.data.ts";
import { startWorld, type World } from "./world.ts";

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };
/** The maximum height of a result whose two sides have every fact. */
const COMPLETE = 3200;
const ANY = 3600;

let world: World;
let page: Page;
beforeAll(async () => {
  world = await startWorld();
  ({ page } = await world.visit());
  const { email } = await register(page);
  await makePremium(world, email);
});
afterAll(() => world.close());

/** Checks that these are within the initial window, above the bar at its bottom. */
async function expectOnFirstScreen(names: Readonly<Record<string, ReturnType<Page["locator"]>>>): Promise<void> {
  const bar = page.locator(".action-bar");
  const top = (await bar.boundingBox())?.y ?? 0;
  const height = page.viewportSize()?.height ?? 0;
  const isFixed = await bar.evaluate((element) => getComputedStyle(element).position === "fixed");
  for (const [name, place] of Object.entries(names)) {
    const box = await place.boundingBox();
    const end = (box?.y ?? Infinity) + (box?.height ?? 0);
    expect.soft(end, `${name} ends at`).toBeLessThanOrEqual(name !== "actions" && isFixed ? top : height);
  }
}

const cardHeight = async () => (await page.getByRole("article").first().boundingBox())?.height;

async function open(original: string, alternative: string): Promise<void> {
  await openComparison(page, original, alternative);
  await page.setViewportSize(PHONE);
}

it.each([PHONE, WIDE])("shows the full verdict on one screen: $width × $height", async (size) => {
  await page.setViewportSize(WIDE);
  await open(world.shop.link("designerCoat"), world.shop.link("affordableCoat"));
  await page.setViewportSize(size);
  const differences = page.getByRole("heading", { name: "Differences" }).locator("..");
  await expectOnFirstScreen({
    recommendation: page.getByText("Our Recommendation"),
    verdict: page.getByRole("heading", { level: 1 }),
    "the original's photo": page.getByRole("img", { name: "Original: Belted Wrap Coat" }),
    "the alternative's photo": page.getByRole("img", { name: "Alternative: Tie-Waist Wool-Blend Coat" }),
    score: page.getByText(/^\d+% similar, likely \d+ to \d+$/).locator(".."),
    band: page.getByText("These two share many similarities"),
    "the original's price": page.getByText("€1,890", { exact: true }).first(),
    "the alternative's price": page.getByText("£149", { exact: true }).first(),
    "that price in the other's currency": page.getByText(/^about €\d{3}$/),
    saving: page.getByText(/^Save €1,7\d\d/).first(),
    "what differs most": differences.getByRole("listitem").nth(1),
    actions: page.locator(".action-bar"),
  });
  for (const name of ["Favorite", "Share Results", "Print Results"]) {
    await page.locator(".action-bar").getByRole("button", { name }).waitFor();
  }
  const photo = await page.getByRole("img", { name: "Original: Belted Wrap Coat" }).boundingBox();
  expect(photo?.width).toBeGreaterThanOrEqual(size === PHONE ? 170 : 290);
});

it("keeps the actions on the first screen and the prices aligned, even with very long names", async () => {
  await page.setViewportSize(WIDE);
  await open(world.shop.link("designerCoat"), world.shop.link("affordableCoat"));
  await page.getByRole("heading", { level: 1 }).evaluate((verdict) => {
    verdict.textContent = "Similar for a fraction of the price. Expect lower quality, and inspect it closely.";
  });
  const names = page.getByRole("article").first().getByRole("heading", { level: 2 });
  await names.nth(1).evaluate((name) => {
    name.textContent = "Italian Leather Handwoven Hobo Bag with a Name as Long as Shops Write It for Search Engines";
  });
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await expectOnFirstScreen({ actions: page.locator(".action-bar") });
    const prices = ["€1,890", "£149"].map((price) => page.getByText(price, { exact: true }).first().boundingBox());
    const [original, alternative] = await Promise.all(prices);
    expect(original?.y).toBeCloseTo(alternative?.y ?? 0, 0);
  }
});

it("limits the height of the full result for two coats on a phone", async () => {
  await page.setViewportSize(WIDE);
  await open(world.shop.link("designerCoat"), world.shop.link("affordableCoat"));
  for (const heading of [
    "Differences",
    "Similarities",
    "Material Analysis",
    "Overall Material Comparison",
    "Material Performance Breakdown",
    "Price & Value Analysis",
    "Price Analysis",
    "Detailed Analysis",
    "Choose Original When:",
    "Choose Alternative When:",
    "Price Information",
    "Similarity",
    "The facts and their sources",
  ]) {
    await page.getByRole("heading", { name: heading, exact: true }).waitFor();
  }
  expect(await page.getByText("Our Recommendation").count()).toBe(1);
  expect(await cardHeight()).toBeLessThanOrEqual(COMPLETE);
});

it.each(DETAILED_PAIRS)(
  "limits the height of the result for every kind of product: $what",
  async ({ original, alternative }) => {
    await page.setViewportSize(WIDE);
    await open(original, alternative);
    expect(await cardHeight()).toBeLessThanOrEqual(ANY);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
  },
);

it("distinguishes what is known about a product line from what the page says", async () => {
  const { original, alternative } = DETAILED_PAIRS[0];
  await page.setViewportSize(WIDE);
  await open(original, alternative);
  await page
    .getByText(/^Both (have|feature) a chronograph dial/)
    .first()
    .click();
  await page.getByText("From what we know about the Omega Speedmaster Professional").first().waitFor();
  await page.getByText("Original: not stated on the page").first().waitFor();
});

it("offers corrections instead of advice for products that cannot be compared", async () => {
  await page.setViewportSize(WIDE);
  await open(world.shop.link("designerBag"), world.shop.link("trainers"));
  await page.getByRole("heading", { level: 1, name: /^Not comparable/ }).waitFor();
  expect(await page.getByText(/^Save \p{Sc}/u).count()).toBe(0);
  await page.getByRole("button", { name: /^Edit\s*: Original$/ }).waitFor();
  expect(await page.getByText("Excellent Value").isVisible()).toBe(false);
  expect(await page.getByText(/^(Fairly sure|A rough guess)/).count()).toBe(0);
  await page.getByText("Show the comparison anyway").click();
  await page.getByRole("heading", { name: "Material Analysis" }).waitFor();
  await page.goto("/history");
  const row = page.getByRole("article").first();
  await row.getByText(/^\d+% Match$/).waitFor();
  await row.getByText("Not comparable", { exact: true }).waitFor();
});
