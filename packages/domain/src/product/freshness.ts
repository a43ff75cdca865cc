/** How long a page or image that was read stays fresh. Failed readings are retried sooner. */
export const PRODUCT_FRESH_MS = 24 * 60 * 60 * 1000;
export const PRODUCT_FAILED_FRESH_MS = 10 * 60 * 1000;

/**
 * Returns true while a page's cached reading may still be used.
 * @param reading the time of the reading and its product, which is null if the reading failed
 * @param now the current time in milliseconds
 */
export function isFresh({ readAt, product }: { readAt: Date; product: object | null }, now: number): boolean {
  return now - readAt.getTime() < (product === null ? PRODUCT_FAILED_FRESH_MS : PRODUCT_FRESH_MS);
}
