const KEY = "wears";
export const MAX_WEARS = 5000;
/** The usual number of wears per year: `weekly` for about once a week, `daily` for most days. */
export const USUAL_WEARS = { weekly: 50, daily: 300 } as const;

const isWears = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_WEARS;

/**
 * Returns the number of wears that the user last entered in this browser, for any comparison, or `usual` if there is
 * none.
 */
export function readWears(storage: Pick<Storage, "getItem">, usual: number): number {
  try {
    const stored = Number(storage.getItem(KEY));
    return isWears(stored) ? stored : usual;
  } catch {
    return usual;
  }
}

/** Stores the expected number of wears in this browser. */
export function writeWears(storage: Pick<Storage, "setItem">, wears: number): void {
  try {
    storage.setItem(KEY, String(wears));
  } catch {
    // Storage is off: the number lasts until the page is closed.
  }
}

/** Parses a number of wears that the user typed. Returns null unless it is a whole number from 1 to 5000. */
export function parseWears(text: string): number | null {
  const wears = Number(text.trim());
  return text.trim() !== "" && isWears(wears) ? wears : null;
}
