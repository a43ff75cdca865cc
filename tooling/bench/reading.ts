import { extractProduct } from "@dupewise/reader/extract-product";
import { load } from "cheerio";
import { timeAlternately, type Row } from "./measure.ts";
import { makeBloatedPages } from "./bloated-pages.ts";

const ROUNDS = 60;

/** Measures reading a product from a page in memory, compared with only parsing the same page. */
export async function measurePageReading(): Promise<Row> {
  const pages = await makeBloatedPages();
  const [ours = 0, baseline = 0] = await timeAlternately(
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
    baseline: baseline * perPage,
    unit: "ms/page",
    baselineName: "cheerio.load, htmlparser2 mode",
    limit: 1.5,
  };
}
