/** A page or picture that was read is trusted for a day; a failed one is tried again soon. */
export const PRODUCT_FRESH_MS = 24 * 60 * 60 * 1000;
export const PRODUCT_FAILED_FRESH_MS = 10 * 60 * 1000;

/**
 * Returns true while a page's cached reading may be used as it is.
 * @param reading.product null when reading failed
 * @param now in milliseconds
 */
export function isFresh({ readAt, product }: { readAt: Date; product: object | null }, now: number): boolean {
  return now - readAt.getTime() < (product === null ? PRODUCT_FAILED_FRESH_MS : PRODUCT_FRESH_MS);
}
