import { PAGE_MODULES } from "./page-code.ts";
import { listModulesToPreload } from "./page-preloads.ts";

const FRAME_MODULES = import.meta.glob([
  "/src/app/{home-route,landing-shell,member-header,not-found-shell,public-shell,shared-shell,signed-in-shell}.tsx",
  "/src/pages/home/result-view.tsx",
]);

/**
 * Loads the code of a page and of its frame in parallel before the page is rendered. Anything that fails to load is
 * requested again when it is rendered.
 */
export async function preloadPage(path: string, signedIn: boolean): Promise<void> {
  await Promise.allSettled(
    listModulesToPreload(path, signedIn).map(async (part) => (PAGE_MODULES[part] ?? FRAME_MODULES[part])?.()),
  );
}
