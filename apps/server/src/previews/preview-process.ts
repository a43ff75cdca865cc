import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import satori from "satori";
import sharp, { type OverlayOptions } from "sharp";
import { buildCardNode, PHOTO_ROW, layOutPhotos, type PhotoPosition, PREVIEW_SIZE, type PreviewCard } from "./card.ts";

// Photos are untrusted files: they are decoded here, in an expendable process without environment variables.
sharp.cache(false);
sharp.concurrency(1);

const MOST_PIXELS = 50_000_000;

const { resolve } = createRequire(import.meta.url);
const loadFont = (name: string, family: string, weight: 400 | 600) => ({
  name,
  weight,
  style: "normal" as const,
  data: readFileSync(resolve(`@fontsource/${family}-${weight}-normal.woff`)),
});
const FONTS = [
  loadFont("Text", "instrument-sans/files/instrument-sans-latin", 400),
  loadFont("Text", "instrument-sans/files/instrument-sans-latin-ext", 400),
  loadFont("Display", "fraunces/files/fraunces-latin", 400),
  loadFont("Display", "fraunces/files/fraunces-latin-ext", 400),
];

/** Returns a whole photo, centered in its place. Returns null when it can't be decoded, which leaves the swatch. */
async function placePhoto(photo: Uint8Array, { left, width }: PhotoPosition): Promise<OverlayOptions[]> {
  const fitted = sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: "error" })
    .autoOrient()
    .resize(width, PHOTO_ROW.height, { fit: "inside" })
    .toColorspace("srgb")
    // Uncompressed, since the next step decodes it anyway.
    .raw();
  return fitted.toBuffer({ resolveWithObject: true }).then(
    ({ data, info }) => [
      {
        input: data,
        raw: { width: info.width, height: info.height, channels: info.channels },
        left: left + Math.round((width - info.width) / 2),
        top: PHOTO_ROW.top + Math.round((PHOTO_ROW.height - info.height) / 2),
      },
    ],
    () => [],
  );
}

async function render(card: PreviewCard): Promise<Buffer> {
  const places = layOutPhotos(card);
  const photos = card.sides.map(async ({ photo }, index) => {
    const place = places[index];
    return photo && place ? placePhoto(photo, place) : [];
  });
  // Meanwhile threads decode the photos.
  const svg = await satori(buildCardNode(card), { ...PREVIEW_SIZE, fonts: FONTS });
  return sharp(Buffer.from(svg))
    .composite((await Promise.all(photos)).flat())
    .jpeg({ quality: 84 })
    .toBuffer();
}

process.on("message", ({ id, card }: { id: number; card: PreviewCard }) => {
  const answer = (image: Buffer | null) => void process.send?.({ id, image });
  render(card).then(answer, () => answer(null));
});
process.on("disconnect", () => process.exit());
