const KEY = "visit";

/** Remembers which comparison this browser made without an account. Only the browser's cookie grants access to it. */
export function rememberVisit(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is off: the result's URL still works.
  }
}

/** Returns the ID of the comparison that this browser made without an account, if any. */
export function rememberedVisit(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is off, or this is the server.
    return null;
  }
}
