import data from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import worker from "tesseract.js/dist/worker.min.js?url";
import core from "tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url";
import type { LabelEvent, LabelReading, LabelRequest } from "./label-messages.ts";

export type LabelProgress = Omit<Extract<LabelEvent, { kind: "progress" }>, "kind">;

/** An error whose message is a sentence for the user. */
export class LabelError extends Error {}

const FILES = { worker, core, data: data.slice(0, data.lastIndexOf("/")) };

/** Long enough to photograph the other product's label. A reader holds a hundred megabytes. */
const SPARE_MS = 60_000;

/** The worker that read the last label, for the next one: starting takes as long as reading. */
let spare: { reader: Worker; closing: ReturnType<typeof setTimeout> } | undefined;

function takeReader(): Worker {
  if (spare === undefined) return new Worker(new URL("./label.worker.ts", import.meta.url), { type: "module" });
  const { reader, closing } = spare;
  clearTimeout(closing);
  spare = undefined;
  return reader;
}

function keepReader(reader: Worker): void {
  if (spare !== undefined) return reader.terminate();
  const close = () => {
    spare = undefined;
    reader.terminate();
  };
  spare = { reader, closing: setTimeout(close, SPARE_MS) };
}

/**
 * Reads a care label in the browser. Sends the photo only to a worker of this page. Rejects with a `LabelError`, or
 * with the signal's reason when aborted.
 */
export async function readLabel(
  photo: Blob,
  report: (progress: LabelProgress) => void,
  signal: AbortSignal,
): Promise<LabelReading> {
  const reader = takeReader();
  const listening = new AbortController();
  const once = { signal: listening.signal };
  const reading = new Promise<LabelReading>((resolve, reject) => {
    const fail = (why: string) => reject(new LabelError(why));
    signal.addEventListener("abort", () => reject(signal.reason), once);
    reader.addEventListener("error", () => fail("The label reader couldn't be loaded. Check your connection."), once);
    const listen = ({ data: event }: MessageEvent<LabelEvent>) => {
      if (event.kind === "progress") report(event);
      else if (event.kind === "read") resolve(event.reading);
      else if (event.isPhoto) fail("The label reader couldn't be loaded. Check your connection.");
      else fail("This file isn't a photo we can open.");
    };
    reader.addEventListener("message", listen, once);
  });
  reader.postMessage({ photo, files: FILES } satisfies LabelRequest);
  try {
    const result = await reading;
    keepReader(reader);
    return result;
  } catch (error) {
    reader.terminate();
    throw error;
  } finally {
    listening.abort();
  }
}
