import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { MAX_PIXELS } from "../images/read-pixel-count.ts";
import { measureColors } from "./measure-colors.ts";

// Each photo is processed in a separate process, so that an exploited decoder finds no secrets.
const [, , work, longestSide] = process.argv;
/** Fine enough for colors, and takes 50 ms. */
const MEASURED = 128;

sharp.cache(false);
sharp.concurrency(1);
const photo = sharp(await buffer(process.stdin), { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
const within = (size: number) => photo.resize(size, size, { fit: "inside", withoutEnlargement: true });
if (work === "measure") {
  const { data, info } = await within(MEASURED)
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  process.stdout.write(JSON.stringify(measureColors({ width: info.width, height: info.height, data })));
} else {
  // Re-encoded from pixels alone, so that no location or camera metadata is left.
  process.stdout.write(await within(Number(longestSide)).webp({ quality: 82 }).toBuffer());
}
