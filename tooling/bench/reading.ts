import { extractProduct } from "@dupewise/catalog/extract";
import { startShop, type ShopPage } from "@dupewise/testing/shop";
import { load } from "cheerio";
import { race, type Row } from "./measure.ts";

const PAGES: readonly ShopPage[] = [
  "designerCoat",
  "affordableCoat",
  "designerBag",
  "designerDress",
  "affordableTrousers",
];
const ROUNDS = 60;

/** Reading a product from a page in memory, beside parsing the same page and doing nothing with it. */
export async function reading(): Promise<Row> {
  const shop = await startShop();
  const pages = await Promise.all(
    PAGES.map(async (page) => ({ url: shop.link(page), html: swell(await text(shop.link(page))) })),
  );
  await shop.close();
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

const text = async (url: string) => (await fetch(url)).text();

/** A page as shops serve them: the product drowns in menus, neighbours and scripts, about 250 kB in all. */
function swell(html: string): string {
  const menu = Array.from(
    { length: 600 },
    (_, i) => `<li class="nav-item"><a href="/c/${i}" data-track="menu:${i}">Category ${i}</a></li>`,
  );
  const cards = Array.from(
    { length: 120 },
    (_, i) =>
      `<article class="card"><a href="/p/${i}"><img src="/img/${i}.jpg" alt="Item ${i}" loading="lazy"><h3>Neighbour ${i}</h3><p class="price"><span>€${i}.90</span></p></a></article>`,
  );
  const script = `<script>window.__data=${JSON.stringify(Array.from({ length: 1500 }, (_, i) => ({ id: i, label: `entry ${i}` })))}</script>`;
  return html.replace(
    "</body>",
    () => `<nav><ul>${menu.join("")}</ul></nav><section>${cards.join("")}</section>${script}</body>`,
  );
}
