import { expect, it } from "vitest";
import { inspect } from "./inspect.ts";
import { isFocused } from "./keyboard.ts";
import { compare, shownScore, signUp } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

it("shows both photos at one scale, moves them together, and lays one over the other, by keyboard", async () => {
  const { page, takeProblems } = visit.opened;
  const { shop } = visit.world;
  await signUp(page);
  await compare(page, shop.link("designerCoat"), shop.link("affordableCoat"));
  await shownScore(page);
  const opener = page.getByRole("button", { name: "Compare the photos: Alternative" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Both photos" });
  const boxes = async () => {
    const [a, b] = await Promise.all(
      (await dialog.getByRole("img").all()).map(async (photo) => await photo.boundingBox()),
    );
    return { a, b };
  };
  // Its code loads with the first press.
  await dialog.getByRole("img").nth(1).waitFor();
  const whole = await boxes();
  expect(whole.a?.width).toBe(whole.b?.width);
  expect(whole.a?.y).toBe(whole.b?.y);
  await inspect(page);

  await page.keyboard.press("+");
  await page.keyboard.press("ArrowDown");
  await dialog.getByLabel("Zoom").getByText("150%").waitFor();
  const near = await boxes();
  expect(near.a?.width).toBeCloseTo((whole.a?.width ?? 0) * 1.5, 0);
  expect(near.b?.width).toBe(near.a?.width);
  expect(near.b?.y).toBe(near.a?.y);
  expect(near.a?.y).not.toBe(whole.a?.y);
  await dialog.getByRole("button", { name: "Whole" }).press("Enter");
  expect(await boxes()).toEqual(whole);

  await dialog.getByRole("button", { name: "Slide" }).press("Enter");
  const slider = dialog.getByRole("slider", { name: "How much of the original shows" });
  await slider.press("Home");
  await slider.press("ArrowRight");
  const over = await boxes();
  expect(over.a).toEqual(over.b);
  await inspect(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => opener.evaluate(isFocused)).toBe(true);
  expect(takeProblems()).toEqual([]);
});
