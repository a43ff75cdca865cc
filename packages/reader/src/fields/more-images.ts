import { MAX_EXTRA_IMAGES } from "@dupewise/domain/product/product";
import { absoluteUrl } from "../html/page.ts";
import type { PageFacts } from "../page-facts.ts";
import { isNonProductImage } from "./image.ts";

/** The part of a file name that only states the size of this copy. */
const SIZE = /(?:[-_.](?:\d{2,4}x\d{0,4}|x\d{2,4}|\d{3,4}w?|small|medium|large|grande|thumb|zoom|scaled))+$/i;

/**
 * Returns the URLs of up to five other photos of the product in the page's structured data, with only one size of each
 * photo.
 * @param main the URL of the main image, which is left out
 */
export function moreImagesOf({ page, product }: PageFacts, main: string | null): string[] {
  const known = new Set(main === null ? [] : [photoOf(main)]);
  const more: string[] = [];
  for (const link of product?.ownImages ?? []) {
    const url = link.startsWith("data:") || isNonProductImage(link) ? null : absoluteUrl(page, link);
    if (url === null || known.has(photoOf(url))) continue;
    known.add(photoOf(url));
    more.push(url);
    if (more.length === MAX_EXTRA_IMAGES) break;
  }
  return more;
}

/** The file without size and parameters, which differ between copies of one photo. */
function photoOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\.\w{3,5}$/, "").replace(SIZE, "")}`.toLowerCase();
}
