import type { Reply } from "@dupewise/api/transport/reply";

export const SHARED_PATH = "/shared";

/**
 * Redirects what another app shared when the service worker did not handle it, because it had not started yet or the
 * browser had removed it. Ignores the content; the app asks for it again.
 */
export const serveShared = (): Reply => ({ status: 303, headers: { Location: "/?shared-lost=1" }, body: null });
