import type { Reply } from "@dupewise/api/transport/reply";

export const SHARED_PATH = "/shared";

/**
 * Answers what another app shared where the installed app's service worker did not take it: before its first start, or
 * after the browser dropped it. Nothing of it is read; the app asks for it once more.
 */
export const answerShared = (): Reply => ({ status: 303, headers: { Location: "/?shared-lost=1" }, body: null });
