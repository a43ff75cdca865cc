const KEY = "visit";

/**
 * Stores the ID of the comparison that this browser made without an account. The ID alone grants no access to the
 * comparison; the browser's cookie does.
 */
export function rememberVisitorComparison(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is off: the result's URL still works.
  }
}

/** Returns the ID of the comparison that this browser made without an account, or null if there is none. */
export function readVisitorComparisonId(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is off, or this is the server.
    return null;
  }
}
