import { flushCompileCache } from "node:module";
import { readPage } from "../extract-product.ts";
import { readClipboard } from "../read-clipboard.ts";
import { decodeHtml } from "./decode-html.ts";
import type { ExtractionTask } from "./extraction-pool.ts";

// Signals to the whole process group are for the server to handle: this process ends when its channel closes.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);

process.on("message", ({ bytes, contentType, url, text }: ExtractionTask) => {
  const html = decodeHtml(bytes, contentType);
  process.send?.(text === undefined ? readPage(html, url) : readClipboard(html, text, url));
});

// Everything above is loaded now, and cached for the next process, since this one may be killed without notice.
flushCompileCache();
process.send?.(null);
