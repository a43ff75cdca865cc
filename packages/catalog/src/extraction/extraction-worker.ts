import { parentPort } from "node:worker_threads";
import { extractProduct } from "../extract.ts";
import { decodeHtml } from "./decode-html.ts";
import type { ExtractionTask } from "./extraction-pool.ts";

parentPort?.on("message", ({ bytes, contentType, url }: ExtractionTask) => {
  parentPort?.postMessage(extractProduct(decodeHtml(bytes, contentType), url));
});
