/** The name under which `public/share-worker.js` keeps a shared photo. */
const CACHE = "shared";
const NAME = "/shared/photo";
const MARK = "shared-photo";

/** Returns true if another app has just shared a photo with this app. */
export const hasSharedPhoto = (search: URLSearchParams): boolean => search.has(MARK);

/** Returns the photo that another app shared, and deletes the stored copy. Returns null if there is none. */
export async function takeSharedPhoto(): Promise<Blob | null> {
  const url = new URL(location.href);
  url.searchParams.delete(MARK);
  history.replaceState(history.state, "", url);
  const cache = await caches.open(CACHE);
  const kept = await cache.match(NAME);
  await cache.delete(NAME);
  return kept ? kept.blob() : null;
}
