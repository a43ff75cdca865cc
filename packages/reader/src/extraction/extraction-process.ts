import { flushCompileCache } from "node:module";
import { readPage } from "../extract-product.ts";
import { readPasted } from "../read-pasted.ts";
import { decodeHtml } from "./decode-html.ts";
import type { ExtractionTask } from "./extraction-pool.ts";

// What tells a whole group to stop is its server's to answer: this ends with the channel to it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);

process.on("message", ({ bytes, contentType, url, text }: ExtractionTask) => {
  const html = decodeHtml(bytes, contentType);
  process.send?.(text === undefined ? readPage(html, url) : readPasted(html, text, url));
});

// Ready: everything above is loaded, and kept for the next process, since this one may be ended without a word.
flushCompileCache();
process.send?.(null);
