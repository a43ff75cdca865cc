import { extractProduct } from "@dupewise/reader/extract-product";
import { load } from "cheerio";
import { race, type Row } from "./measure.ts";
import { swollenPages } from "./swollen-pages.ts";

const ROUNDS = 60;

/** Measures reading a product from a page in memory, against only parsing the same page. */
export async function reading(): Promise<Row> {
  const pages = await swollenPages();
  const [ours = 0, peer = 0] = await race(
    [
      () => pages.map(({ url, html }) => extractProduct(html, url)),
      () => pages.map(({ html }) => load(html, { xml: { xmlMode: false, decodeEntities: true } })),
    ],
    ROUNDS,
  );
  const perPage = 1 / pages.length;
  return {
    what: "read a product page",
    ours: ours * perPage,
    peer: peer * perPage,
    unit: "ms/page",
    peerIs: "cheerio.load, htmlparser2 mode",
    limit: 1.5,
  };
}
