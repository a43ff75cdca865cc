import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import satori from "satori";
import sharp from "sharp";
import { nodeOf, PHOTO_ROW, photoPlaces, PREVIEW_SIZE, type PreviewCard } from "./card.ts";

// Photos are strangers' files: they are decoded here, in a process without an environment that may die.
sharp.cache(false);
sharp.concurrency(1);

const MOST_PIXELS = 50_000_000;

const { resolve } = createRequire(import.meta.url);
const font = (name: string, family: string, weight: 400 | 600) => ({
  name,
  weight,
  style: "normal" as const,
  data: readFileSync(resolve(`@fontsource/${family}-${weight}-normal.woff`)),
});
const FONTS = [
  font("Text", "instrument-sans/files/instrument-sans-latin", 400),
  font("Text", "instrument-sans/files/instrument-sans-latin-ext", 400),
  font("Display", "fraunces/files/fraunces-latin", 400),
  font("Display", "fraunces/files/fraunces-latin-ext", 400),
];

async function paint(card: PreviewCard): Promise<Buffer> {
  const svg = await satori(nodeOf(card), { ...PREVIEW_SIZE, fonts: FONTS });
  const places = photoPlaces(card);
  const photos = await Promise.all(
    card.sides.map(async ({ photo }, index) => {
      const place = places[index];
      if (!photo || !place) return [];
      const input = await sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: "error" })
        .autoOrient()
        .resize(place.width, PHOTO_ROW.height, { fit: "cover" })
        .png({ compressionLevel: 1 })
        .toBuffer()
        // What can't be decoded stays cloth.
        .catch(() => null);
      return input ? [{ input, left: place.left, top: PHOTO_ROW.top }] : [];
    }),
  );
  return sharp(Buffer.from(svg)).composite(photos.flat()).jpeg({ quality: 84 }).toBuffer();
}

process.on("message", ({ id, card }: { id: number; card: PreviewCard }) => {
  paint(card).then(
    (image) => process.send?.({ id, image }),
    () => process.send?.({ id, image: null }),
  );
});
process.on("disconnect", () => process.exit());
