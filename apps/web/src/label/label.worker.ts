import { createWorker, PSM, type Worker } from "tesseract.js";
import { flattenLighting, type Print } from "./flatten-lighting.ts";
import { type GrayImage, toGrayscale } from "./gray-image.ts";
import type { LabelEvent, LabelReading, LabelRequest, ReaderFiles } from "./label-messages.ts";
import { detectTilt, undoRotation } from "./straighten.ts";
import { formatComposition, type LabelWord, joinLabelText, interpretLabel } from "./interpret-label.ts";

/** Large enough for small print to stay legible, and small enough for phones to process quickly. */
const LONGEST_SIDE = 1600;
/** Most labels are dark on light; the inverse is tried when that yields nothing. */
const PRINTS: readonly Print[] = ["dark on light", "light on dark"];

const tell = (event: LabelEvent) => postMessage(event);

/** Kept for the next photo: it compiles megabytes of WebAssembly, and a product has two labels. */
let starting: Promise<Worker> | undefined;

addEventListener("message", ({ data }: MessageEvent<LabelRequest>) => void handleRequest(data));

async function handleRequest({ photo, files }: LabelRequest): Promise<void> {
  const image = await decodeGrayscale(photo).catch(() => null);
  if (image === null) return tell({ kind: "failed", isPhoto: false });
  try {
    tell({ kind: "read", reading: await read(image, files) });
  } catch {
    tell({ kind: "failed", isPhoto: true });
  }
}

async function read(image: GrayImage, files: ReaderFiles): Promise<LabelReading> {
  const reader = await (starting ??= startReader(files));
  let best: LabelReading | undefined;
  for (const print of PRINTS) {
    const reading = await readPrint(reader, image, print);
    if (best === undefined || best.composition.length === 0 || reading.doubt === null) best = reading;
    if (best.doubt === null) break;
  }
  return best ?? { words: "", text: "", composition: [], doubt: null };
}

async function readPrint(reader: Worker, image: GrayImage, print: Print): Promise<LabelReading> {
  const even = flattenLighting(image, print);
  const { data } = await reader.recognize(
    await pngOf(undoRotation(even, detectTilt(even))),
    {},
    { text: false, blocks: true },
  );
  const lines = (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map(({ words }) =>
      words.map(({ text, confidence, bbox: { x0, x1, y0, y1 } }): LabelWord => {
        return { text, confidence, left: x0, right: x1, height: y1 - y0 };
      }),
    );
  const { composition, doubt } = interpretLabel(lines);
  return { words: joinLabelText(lines), composition, text: formatComposition(composition), doubt };
}

async function startReader({ worker, core, data }: ReaderFiles): Promise<Worker> {
  const reader = await createWorker("eng", undefined, {
    workerPath: worker,
    corePath: core,
    langPath: data,
    // Loaded by URL, because only that response's policy allows WebAssembly. The browser caches the data.
    workerBlobURL: false,
    cacheMethod: "none",
    logger: ({ status, progress }) =>
      tell({ kind: "progress", stage: status === "recognizing text" ? "reading" : "loading", done: progress }),
  });
  await reader.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: "200" });
  return reader;
}

/** Decodes a photo upright, no larger than needed. Throws when it is not a photo. */
async function decodeGrayscale(photo: Blob): Promise<GrayImage> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = canvasOf(width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return toGrayscale(context.getImageData(0, 0, width, height));
}

function pngOf({ width, height, pixels }: GrayImage): Promise<Blob> {
  const context = canvasOf(width, height);
  const image = context.createImageData(width, height);
  new Uint32Array(image.data.buffer).set(Uint32Array.from(pixels, (value) => (0xff << 24) | (value * 0x10101)));
  context.putImageData(image, 0, 0);
  return context.canvas.convertToBlob();
}

function canvasOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (context === null) throw new Error("No canvas");
  return context;
}
