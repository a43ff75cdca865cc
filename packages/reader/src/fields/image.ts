import type { Found } from "../found.ts";
import { mostCertain } from "../found.ts";
import type { Page, PageElement } from "../html/page.ts";
import { absoluteUrl, attributeValue } from "../html/page.ts";
import { IMAGE_IDS } from "../labels/known-markup.data.ts";
import { metaContent } from "../html/meta-content.ts";
import type { PageFacts } from "../page-facts.ts";
import type { StateProduct } from "../state/find-state-product.ts";
import { wordCoverage, wordsOf } from "../labels/words.ts";

/** Images of the shop, not of the product. */
const NO_PRODUCT =
  /logo|favicon|\bicon|sprite|placeholder|blank|pixel|spacer|loading|avatar|payment|no-?image|default[-_.]|featured[-_]brands?|brand[-_](?:logos?|images?)/i;
/** Returns true for the URL of a logo, an icon or a placeholder. */
export const isNonProductImage = (link: string): boolean => NO_PRODUCT.test(link);

const LAZY = [
  "data-old-hires",
  "data-zoom-image",
  "data-large_image",
  "data-src",
  "data-original",
  "data-lazy-src",
  "data-lazy",
  "data-lazyload",
  "data-image",
  "src",
];
const SIZED = ["data-srcset", "data-lazy-srcset", "srcset"];
/** The distance after the heading beyond which images belong to something else. */
const NEAR_ELEMENTS = 400;

/**
 * Returns the URL of the main product image, taken from structured data, OpenGraph or Twitter tags, or an image with a
 * known ID, otherwise from the embedded state or the image next to the heading. Prefers images that don't look like a
 * logo or a placeholder. Returns null if there is none.
 */
export function imageOf(
  facts: PageFacts,
  title: string | null,
  inState: () => StateProduct | null,
): Found<string> | null {
  const { page, survey, product } = facts;
  const candidates: Found<string>[] = [];
  const add = (link: string | null | undefined, source: Found<string>["source"], certainty: number): void => {
    const url = link ? absoluteUrl(page, link) : null;
    if (!link || url === null) return;
    candidates.push({
      value: url,
      quote: link,
      source,
      certainty: NO_PRODUCT.test(link) ? certainty - 0.5 : certainty,
    });
  };
  const images = product?.images.filter((image) => !image.startsWith("data:")) ?? [];
  add(images.find((image) => !NO_PRODUCT.test(image)) ?? images[0], "structured-data", 0.9);
  for (const name of ["og:image:secure_url", "og:image", "og:image:url", "twitter:image", "twitter:image:src"]) {
    add(metaContent(survey, name), "page-meta", 0.85);
  }
  for (const id of IMAGE_IDS) {
    const image = survey.byId.get(id);
    if (image?.tag === "img") add(sourceOf(page, image), "page-text", 0.95);
  }
  if (candidates.every(({ certainty }) => certainty < 0.5)) {
    add(inState()?.image, "embedded-state", 0.7);
    const beside = pictureOf(facts, title);
    if (beside !== null) add(sourceOf(page, beside), "page-text", 0.6);
  }
  return mostCertain(candidates);
}

/** The URL of the image that an element shows, or will show when scrolled into view. */
function sourceOf({ elements }: Page, image: PageElement): string | null {
  const sizes = attributeValue(image, "data-a-dynamic-image");
  const [sized] = sizes === null ? [] : (/https?:[^"&]+/.exec(sizes) ?? []);
  for (const name of LAZY) {
    const link = attributeValue(image, name)?.trim().replaceAll("{width}", WIDTH);
    if (link && !link.startsWith("data:") && !NO_ADDRESS.test(link)) return link;
  }
  const sources =
    image.parent?.tag === "picture"
      ? elements.slice(image.parent.index + 1, image.parent.index + 1 + MOST_SOURCES)
      : [];
  const [offered] = [image, ...sources].flatMap((element) => {
    const [sizes = ""] = SIZED.flatMap((name) => attributeValue(element, name) ?? []);
    return largestOf(sizes) ?? [];
  });
  return sized ?? offered ?? null;
}

/** The largest of "small.jpg 300w, large.jpg 900w". */
function largestOf(sizes: string): string | null {
  let largest: string | null = null;
  let most = -1;
  for (const offered of sizes.slice(0, MAX_SIZES).split(BETWEEN)) {
    const [link = "", size = "0"] = offered.trim().split(/\s+/);
    const width = Number.parseFloat(size);
    if (link === "" || link.startsWith("data:") || NO_ADDRESS.test(link) || width <= most) continue;
    largest = link;
    most = width;
  }
  return largest;
}

/** The width to fill into a theme's placeholder: Shopify's "shirt_{width}x.jpg" accepts any. */
const WIDTH = "1024";
const NO_ADDRESS = /[{}]/;
const MAX_SIZES = 4_000;
const MOST_SOURCES = 6;
/** URLs may contain commas themselves. */
const BETWEEN = /,\s+|(?<=\s[\d.]{1,6}[wx]),/;

/** A URL that names a small size. */
const THUMB =
  /s-l64|[?&]f=xxs|[_/-](?:[3-9]\d|1[0-4]\d)(?:x(?:[3-9]\d|1[0-4]\d))?[_./-]|thumb|[_-](?:xs|tiny|mini)\b|\.svg(?:$|\?)/i;

/** The image whose alt text is the product's name, else the first sizable one near the heading. */
function pictureOf({ page, survey, heading }: PageFacts, title: string | null): PageElement | null {
  const words = wordsOf(title ?? "");
  let best: PageElement | null = null;
  let bestScore = 0;
  for (const image of survey.images.slice(0, NEAR_ELEMENTS)) {
    const link = sourceOf(page, image);
    if (link === null || NO_PRODUCT.test(link)) continue;
    const named = wordCoverage(words, wordsOf(attributeValue(image, "alt") ?? attributeValue(image, "title") ?? ""));
    const near = heading === null ? 0 : 1 / (1 + Math.abs(image.start - heading.start) / 500);
    const size = Number(attributeValue(image, "width") ?? 0);
    const score =
      named * 2 + near + (size >= 200 ? 0.5 : size > 0 && size < 80 ? -1 : 0) - (THUMB.test(link) ? 0.4 : 0);
    if (score > bestScore) {
      best = image;
      bestScore = score;
    }
  }
  return best;
}
