import type { Evidence } from "@dupewise/domain/product/product";
import { UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { expect, it } from "vitest";
import { startCaller } from "../testing/caller.ts";
import type { SeePhotos } from "../context.ts";

const PAGE = "https://shop.example/coat";
const COAT = { ...UNKNOWN_PRODUCT, url: PAGE, title: "Wool coat", imageUrl: `${PAGE}.jpg`, materials: ["wool"] };
const TEXTS = { originalUrl: PAGE, dupeUrl: "Product: Wool coat, knee length\n100% wool" };
const LENGTH: Evidence = { field: "description", quote: "knee length (at the hem)", source: "photo", certainty: 0.4 };
const USAGE = { model: "m", promptVersion: "v", inputTokens: 900, outputTokens: 50, costUsd: null };

async function started() {
  const looked: Parameters<SeePhotos>[0][] = [];
  const caller = await startCaller({
    readImage: async () => ({ type: "image/png", bytes: new Uint8Array([1, 2, 3]) }),
    seePhotos: async (photos) => {
      looked.push(photos);
      return { seen: { original: [LENGTH], alternative: [] }, usage: USAGE };
    },
  });
  caller.pages.set(PAGE, COAT);
  return { ...caller, looked };
}

it("marks facts that a model sees in a photo as coming from a photo, includes them in the score, and records the usage", async () => {
  const { signUp, looked } = await started();
  const ada = await signUp();
  const made = await ada.call.comparisons.create(TEXTS);
  expect(looked).toMatchObject([{ original: { type: "image/webp" }, alternative: null }]);
  expect(made.originalProduct.evidence).toContainEqual(LENGTH);
  expect(made.analysis.dimensions.find(({ name }) => name === "cut")?.original).toContain("(in the photo)");
  expect(made.analysis.usage).toEqual(USAGE);
  const again = await ada.call.comparisons.rerun({ id: made.id, dupePrice: "$50" });
  expect(again.originalProduct.evidence).toContainEqual(LENGTH);
  expect(looked).toHaveLength(1);
});

it("sends no photos to a model if the account has turned that off", async () => {
  const { signUp, looked } = await started();
  const ada = await signUp();
  expect(await ada.call.auth.setPhotoReading({ enabled: false })).toMatchObject({ photoReadingEnabled: false });
  const made = await ada.call.comparisons.create(TEXTS);
  expect([looked, made.analysis.usage]).toEqual([[], null]);
});
