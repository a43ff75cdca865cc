import { flushCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import { readPage } from "../extract.ts";
import { decodeHtml } from "./decode-html.ts";
import type { ExtractionTask } from "./extraction-pool.ts";

parentPort?.on("message", ({ bytes, contentType, url }: ExtractionTask) => {
  parentPort?.postMessage(readPage(decodeHtml(bytes, contentType), url));
});

// Ready: everything above is loaded, and kept for the next worker, since this one may be ended without a word.
flushCompileCache();
parentPort?.postMessage(null);
