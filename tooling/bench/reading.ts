import { extractProduct } from "@dupewise/reader/extract-product";
import { load } from "cheerio";
import { timeAlternately, type Row } from "./measure.ts";
import { bloatedPages } from "./bloated-pages.ts";

const ROUNDS = 60;

/** Measures reading a product from a page in memory, against merely parsing the same page. */
export async function measureReading(): Promise<Row> {
  const pages = await bloatedPages();
  const [ours = 0, peer = 0] = await timeAlternately(
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
