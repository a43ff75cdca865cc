import { expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const COATS = {
  originalUrl: "Product: Wool coat in camel\n100% wool\nPrice: $420",
  dupeUrl: "Product: Coat in black\n60% polyester, 40% wool\nPrice: $89",
};

it("returns the advanced analysis only to a comparison's owner, and only with premium, even if no model is configured", async () => {
  const { signUp, makePremium } = await startCaller();
  const ada = await signUp("ada@example.com");
  const { id } = await ada.call.comparisons.create(COATS);
  expect((await captureErrorResponse(ada.call.comparisons.analysis({ id }))).body).toMatchObject({
    code: "premium_required",
  });
  await makePremium();
  const { sensitivity, reasoning } = await ada.call.comparisons.analysis({ id });
  expect(sensitivity).toContainEqual(expect.objectContaining({ change: "with 70% wool" }));
  expect(reasoning.length).toBeGreaterThan(2);
  const grace = await signUp("grace@example.com");
  expect((await captureErrorResponse(grace.call.comparisons.analysis({ id }))).status).toBe(404);
});
