import type { NotificationMatch } from "@dupewise/domain/alerts/alert";

const keyOf = (id: string) => `seen-${id}`;

/**
 * Returns when the newest of an alert's matches already shown in this browser was found, in milliseconds since the
 * epoch, or 0 if none has been shown.
 */
export function readNewestSeenAt(storage: Pick<Storage, "getItem">, id: string): number {
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
