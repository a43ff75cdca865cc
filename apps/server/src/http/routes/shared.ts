import type { Reply } from "@dupewise/api/transport/reply";

export const SHARED_PATH = "/shared";

/**
 * Redirects to the home page when the service worker didn't handle content that another app shared through the system's
 * share menu, because it hadn't started yet or the browser had removed it. Ignores the content; the app asks the user
 * to share it again.
 */
export const redirectUnhandledShare = (): Reply => ({
  status: 303,
  headers: { Location: "/?shared-lost=1" },
  body: null,
});
