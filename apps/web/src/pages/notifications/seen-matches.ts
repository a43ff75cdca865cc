import type { NotificationMatch } from "@dupewise/domain/alerts/alert";

const keyOf = (id: string) => `seen-${id}`;

/**
 * Returns the time, in milliseconds since the epoch, at which the newest match that this browser has already shown for
 * an alert was found, or 0 if it has shown none.
 */
export function readNewestSeenMatchTime(storage: Pick<Storage, "getItem">, id: string): number {
  try {
    return Number(storage.getItem(keyOf(id))) || 0;
  } catch {
    return 0;
  }
}

/** Records that these matches of an alert have been shown in this browser. */
export function markSeen(
  storage: Pick<Storage, "setItem">,
  id: string,
  found: readonly Pick<NotificationMatch, "createdAt">[],
): void {
  try {
    storage.setItem(keyOf(id), String(Math.max(...found.map(({ createdAt }) => createdAt.getTime()))));
  } catch {
    // Storage is off: everything stays new.
  }
}
