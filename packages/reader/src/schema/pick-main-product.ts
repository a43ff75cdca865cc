import type { Page, PageElement } from "../html/page.ts";
import type { Survey } from "../html/survey.ts";
import { headingText } from "../html/find-main-heading.ts";
import { wordCoverage, wordSimilarity, wordsOf } from "../labels/words.ts";
import type { StructuredProduct } from "./structured-product.ts";

/** The minimum fraction of a listed product's name that the page's titles must contain. */
const NAMED = 0.5;

/**
 * Picks the product that a page is about: the most complete product that the page's titles name. Returns null if there
 * is none.
 */
export function pickMainProduct(
  products: readonly StructuredProduct[],
  page: Page,
  survey: Survey,
  heading: PageElement | null,
): StructuredProduct | null {
  const titles = wordsOf(
    [page.title, survey.metas.get("og:title")?.[0] ?? "", heading === null ? "" : headingText(page, heading)].join(" "),
  );
  const addresses = new Set([page.url, survey.canonical].filter((url) => url !== null).map(withoutQuery));
  // Among several, products that no title names are other products.
  const isOneOfMany = titles.length > 0 && heading !== null && new Set(products.map(({ names }) => names[0])).size > 1;
  let best: StructuredProduct | null = null;
  let bestScore = -1;
  for (const product of products) {
    const named = Math.max(0, ...product.names.slice(0, 4).map((name) => wordCoverage(wordsOf(name), titles)));
    const here = product.urls.some((url) => addresses.has(withoutQuery(url))) ? 0.5 : 0;
    if (here === 0 && (product.aside ? named < NAMED : isOneOfMany && named === 0 && product.names.length > 0))
      continue;
    const said =
      (product.prices.length > 0 ? 0.4 : 0) +
      (product.images.length > 0 ? 0.2 : 0) +
      (product.names.length > 0 ? 0.2 : 0);
    const score = named + here + said;
    if (score > bestScore) {
      best = product;
      bestScore = score;
    }
  }
  return best === null ? null : fillGaps(best, products);
}

/** Some pages describe the same product twice: one description may complete the other. */
function fillGaps(best: StructuredProduct, products: readonly StructuredProduct[]): StructuredProduct {
  const name = wordsOf(best.names[0] ?? "");
  const same = products.filter((other) => {
    return other !== best && other.names.some((otherName) => wordSimilarity(name, wordsOf(otherName)) > 0.8);
  });
  return same.reduce(
    (whole, other) => ({
      names: whole.names,
      brands: orElse(whole.brands, other.brands),
      descriptions: orElse(whole.descriptions, other.descriptions),
      images: orElse(whole.images, other.images),
      ownImages: orElse(whole.ownImages, other.ownImages),
      prices: orElse(whole.prices, other.prices),
      availabilities: orElse(whole.availabilities, other.availabilities),
      materials: orElse(whole.materials, other.materials),
      origins: orElse(whole.origins, other.origins),
      colours: orElse(whole.colours, other.colours),
      categories: orElse(whole.categories, other.categories),
      urls: whole.urls,
      extra: orElse(whole.extra, other.extra),
      aside: whole.aside,
    }),
    best,
  );
}

function orElse<T>(own: T[], other: T[]): T[] {
  return own.length > 0 ? own : other;
}

function withoutQuery(url: string): string {
  return url
    .replace(/[?#][^]*$/, "")
    .replace(/^https?:\/\/(www\.)?/, "")
    .replace(/\/$/, "");
}
