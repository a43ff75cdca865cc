import type { Reply } from "@dupewise/api/transport/reply";

export const SHARED_PATH = "/shared";

/**
 * Responds to what another app shared when the installed app's service worker did not handle it: before its first
 * start, or after the browser dropped it. Ignores the content; the app asks for it again.
 */
export const serveShared = (): Reply => ({ status: 303, headers: { Location: "/?shared-lost=1" }, body: null });
