import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import type { PhotoColors } from "@dupewise/domain/comparison/photo-colors";
import { UNKNOWN_PRODUCT } from "@dupewise/domain/product/product";
import { expect, it } from "vitest";
import { startCaller } from "../testing/caller.ts";

const PAGE = "https://shop.example/coat";
const COAT = { ...UNKNOWN_PRODUCT, url: PAGE, title: "Wool coat", imageUrl: `${PAGE}.jpg`, materials: ["wool"] };
const NAVY: PhotoColors = {
  swatches: [{ hex: "#1d2746", name: "navy blue", share: 0.8 }],
  isWorn: false,
  problem: null,
};

async function compared(dupeUrl: string, colors = NAVY) {
  const started = await startCaller({ photos: { measure: async () => colors, clean: async () => null } });
  started.pages.set(PAGE, COAT);
  const ada = await started.signUp();
  const made = await ada.call.comparisons.create({ originalUrl: PAGE, dupeUrl });
  const rerun = (entered: object = {}) => ada.call.comparisons.rerun({ id: made.id, measuredColors: true, ...entered });
  return { made, rerun };
}

const colorOf = ({ analysis }: FlatComparison) => analysis.dimensions.find(({ name }) => name === "colour");

it("uses a measured color if the text mentions none, and marks it as measured", async () => {
  const { made, rerun } = await compared("Product: Wool coat\nColor: navy\n100% wool");
  expect(colorOf(made)).toMatchObject({ original: null, similarity: null });
  const settled = await rerun();
  expect(colorOf(settled)).toMatchObject({ original: "navy blue, measured from the photo", similarity: 1 });
  expect(settled.originalProduct).toMatchObject({
    colours: ["navy blue"],
    evidence: [{ field: "colours", source: "photo", quote: "navy blue, measured as #1d2746" }],
  });
});

it("never overrides the text with a measured color", async () => {
  const { rerun } = await compared("Product: Red wool coat\n100% wool");
  expect(colorOf(await rerun({ originalDetails: "red" }))).toMatchObject({ original: "red", similarity: 1 });
});

it("never uses a color from a photo that shows a person", async () => {
  const worn = await compared("Product: Red wool coat\n100% wool", { ...NAVY, isWorn: true });
  expect(colorOf(await worn.rerun())).toMatchObject({ original: null });
});

it("measures the user's own photo, for that user only, if the page has no photo", async () => {
  const { open, signUp } = await startCaller({
    photos: { measure: async () => NAVY, clean: async () => ({ type: "image/webp", bytes: Buffer.from("photo") }) },
  });
  const ada = await signUp();
  const texts = { originalUrl: "Product: Wool coat\n100% wool", dupeUrl: "Product: Wool coat\nColor: navy\n100% wool" };
  const { id } = await ada.call.comparisons.create(texts);
  expect((await ada.call.comparisons.colors({ id })).original.swatches).toEqual([]);
  await ada.call.photos.add({ id, side: "original", photo: "cGhvdG8=" });
  expect((await ada.call.comparisons.colors({ id })).original).toEqual(NAVY);
  const { token } = await ada.call.comparisons.share({ id });
  expect((await open().call.comparisons.colors({ id, token: token ?? "" })).original.swatches).toEqual([]);
  const settled = await ada.call.comparisons.rerun({ id, measuredColors: true });
  expect(colorOf(settled)).toMatchObject({ original: "navy blue, measured from the photo", similarity: 1 });
});
