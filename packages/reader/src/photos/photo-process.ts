import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { MOST_PIXELS } from "../images/pixel-count.ts";
import { measureColors } from "./measure-colors.ts";

// One photo, in a process of its own: whatever a decoder may be made to do happens here, where nothing is secret.
const [, , work, longestSide] = process.argv;
/** Fine enough for colors, and 50 ms of work. */
const MEASURED = 128;

sharp.cache(false);
sharp.concurrency(1);
const photo = sharp(await buffer(process.stdin), { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient();
const within = (size: number) => photo.resize(size, size, { fit: "inside", withoutEnlargement: true });
if (work === "measure") {
  const { data, info } = await within(MEASURED)
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  process.stdout.write(JSON.stringify(measureColors({ width: info.width, height: info.height, data })));
} else {
  // Written anew from its pixels alone: nothing of where and by what it was taken is left.
  process.stdout.write(await within(Number(longestSide)).webp({ quality: 82 }).toBuffer());
}
