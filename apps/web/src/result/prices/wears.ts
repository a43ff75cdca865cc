const KEY = "wears";
export const MOST_WEARS = 5000;
/** Once a week for a year, about. */
const USUAL_WEARS = 50;

const isWears = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MOST_WEARS;

/** How often somebody reckons to wear a thing; their last answer, on every comparison. */
export function readWears(storage: Pick<Storage, "getItem">): number {
  try {
    const stored = Number(storage.getItem(KEY));
    return isWears(stored) ? stored : USUAL_WEARS;
  } catch {
    return USUAL_WEARS;
  }
}

export function writeWears(storage: Pick<Storage, "setItem">, wears: number): void {
  try {
    storage.setItem(KEY, String(wears));
  } catch {
    // Storage is off: the number lasts as long as the page.
  }
}

/** A number of wears as somebody types it; null while it is none. */
export function parseWears(text: string): number | null {
  const wears = Number(text.trim());
  return text.trim() !== "" && isWears(wears) ? wears : null;
}

/**
 * How often the original has to be worn so that a wear of it costs what a wear of the alternative does. Prices are in
 * one currency, or shares of one price; null where one of them is nothing.
 */
export function evenWears(original: number, alternative: number, wears: number): number | null {
  return original > 0 && alternative > 0 ? Math.max(1, Math.ceil((original / alternative) * wears)) : null;
}
