import type { NotificationMatch } from "@dupewise/domain/alerts/alert";

const keyOf = (id: string) => `seen-${id}`;

/** Returns when the newest match the user has seen was found, in milliseconds; 0 before the first visit. */
export function lastSeen(storage: Pick<Storage, "getItem">, id: string): number {
  try {
    return Number(storage.getItem(keyOf(id))) || 0;
  } catch {
    return 0;
  }
}

/** Stores which matches of an alert this browser has shown. */
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
