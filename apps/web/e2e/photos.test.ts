import { renderGarmentPng } from "@dupewise/testing/shop/images";
import { expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { isFocused } from "./keyboard.ts";
import { compareThroughApi, register, waitForScore } from "./steps.ts";
import { CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();
const NO_PHOTO = Buffer.from("words");

it("shows both photos at the same scale, moves them together and overlays them, using the keyboard", async () => {
  const { page, takeProblems } = visit.opened;
  const { shop } = visit.world;
  await register(page);
  await page.goto(await compareThroughApi(page, shop.link("designerCoat"), shop.link("affordableCoat")));
  await waitForScore(page);
  const opener = page.getByRole("button", { name: "Compare photos: Alternative" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Both photos" });
  const boxes = async () => {
    const [a, b] = await Promise.all(
      (await dialog.getByRole("img").all()).map(async (photo) => await photo.boundingBox()),
    );
    return { a, b };
  };
  // Its code loads on the first click.
  await dialog.getByRole("img").nth(1).waitFor();
  const whole = await boxes();
  expect(whole.a?.width).toBe(whole.b?.width);
  expect(whole.a?.y).toBe(whole.b?.y);
  await expectScreenAccessible(page, { within: dialog });

  await page.keyboard.press("+");
  await page.keyboard.press("ArrowDown");
  await dialog.getByLabel("Zoom").getByText("150%").waitFor();
  const near = await boxes();
  expect(near.a?.width).toBeCloseTo((whole.a?.width ?? 0) * 1.5, 0);
  expect(near.b?.width).toBe(near.a?.width);
  expect(near.b?.y).toBe(near.a?.y);
  expect(near.a?.y).not.toBe(whole.a?.y);
  await dialog.getByRole("button", { name: "Reset zoom" }).press("Enter");
  expect(await boxes()).toEqual(whole);

  await dialog.getByRole("button", { name: "Slider" }).press("Enter");
  const slider = dialog.getByRole("slider", { name: "How much of the original to show" });
  await slider.press("Home");
  await slider.press("ArrowRight");
  const over = await boxes();
  expect(over.a).toEqual(over.b);
  await expectScreenAccessible(page, { within: dialog });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => opener.evaluate(isFocused)).toBe(true);
  expect(takeProblems()).toEqual([]);
});

it("adds the user's own photos to a side, shows them only to their owner, and removes them", async () => {
  const { page, takeProblems } = visit.opened;
  const { shop, visit: visitor } = visit.world;
  await register(page);
  await page.goto(await compareThroughApi(page, shop.link("designerCoat"), CARDIGAN_ALTERNATIVE));
  await waitForScore(page);
  await page.getByRole("button", { name: "Add a photo: Alternative" }).press("Enter");
  const own = page.getByLabel("Add your own photo: Alternative");
  const file = (name: string, buffer: Buffer | null) => ({ name, mimeType: "image/png", buffer: buffer ?? NO_PHOTO });
  await own.setInputFiles(file("navy.png", renderGarmentPng("coat", "1d2746")));
  const photo = page.getByRole("dialog").getByRole("img", { name: "Alternative: Shawl-collar cardigan" });
  const address = (await photo.getAttribute("src")) ?? "";
  expect(address).toMatch(/^\/images\/.*\/own\/.*/);
  await own.setInputFiles(file("red.png", renderGarmentPng("dress", "c4161c")));
  await page.getByRole("button", { name: "Your photo 2 of 2", pressed: true }).waitFor();
  await expectScreenAccessible(page, { within: page.getByRole("dialog") });
  await own.setInputFiles(file("words.png", NO_PHOTO));
  await page.getByRole("alert").getByText("This file isn't a photo").waitFor();
  await page.getByRole("button", { name: "Remove your photo: Alternative" }).press("Enter");
  await expect.poll(() => photo.getAttribute("src")).toBe(address);
  const others = await visitor();
  expect((await others.page.request.get(address)).status()).toBe(401);
  expect((await page.request.get(address)).headers()["content-type"]).toBe("image/webp");
  expect(takeProblems()).toEqual([]);
});

it("shows the measured colors of both photos, and says whether the main colors match", async () => {
  const { page, takeProblems } = visit.opened;
  const { shop } = visit.world;
  await register(page);
  await page.goto(await compareThroughApi(page, shop.link("designerCoat"), shop.link("affordableCoat")));
  await waitForScore(page);
  await page.getByText("In the photos").click();
  await page.getByText("Colors measured from the photos").waitFor();
  await page.getByText(/^The main colors (look|are nearly) the same: \d/).waitFor();
  await expectScreenAccessible(page, { within: page.locator("details[open]", { hasText: "In the photos" }) });
  expect(takeProblems()).toEqual([]);
});
