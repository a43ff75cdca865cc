import type { Reply } from "@dupewise/api/transport/reply";

export const SHARED_PATH = "/shared";

/**
 * Redirects to the home page, where the app asks the user to share again. Content shared by another app reaches the
 * server only if the service worker, which should handle it, has not started yet or has been removed by the browser.
 */
export const redirectUnhandledShare = (): Reply => ({
  status: 303,
  headers: { Location: "/?shared-lost=1" },
  body: null,
});
