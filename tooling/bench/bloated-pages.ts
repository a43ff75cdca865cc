import { startShop, type ShopPage } from "@dupewise/testing/shop";

const PAGES: readonly ShopPage[] = [
  "designerCoat",
  "affordableCoat",
  "designerBag",
  "designerDress",
  "affordableTrousers",
];

/**
 * Builds product pages as bloated as those of real shops: about 250 kB each, with menus, related products and scripts
 * around the product.
 */
export async function makeBloatedPages(): Promise<{ url: string; html: string }[]> {
  const shop = await startShop();
  try {
    return await Promise.all(
      PAGES.map(async (page) => {
        const url = shop.link(page);
        return { url, html: swell(await (await fetch(url)).text()) };
      }),
    );
  } finally {
    await shop.close();
  }
}

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
