/** The name under which `public/share-worker.js` keeps a shared photo. */
const CACHE = "shared";
const NAME = "/shared/photo";
const MARK = "shared-photo";

/** Returns true when another app just shared a photo with this one. */
export const hasSharedPhoto = (search: URLSearchParams): boolean => search.has(MARK);

/** Returns the photo that another app shared, once; null afterwards or without one. */
export async function takeSharedPhoto(): Promise<Blob | null> {
  const url = new URL(location.href);
  url.searchParams.delete(MARK);
  history.replaceState(history.state, "", url);
  const cache = await caches.open(CACHE);
  const kept = await cache.match(NAME);
  await cache.delete(NAME);
  return kept ? kept.blob() : null;
}
