/** Evaluates an expression in a page or popup, and returns its result, which must be serializable as JSON. */
export type Evaluate = (expression: string) => Promise<unknown>;

/** A browser with the extension installed, controlled the way a user would control it. */
export interface Driver {
  /** Opens a URL in the current tab. */
  open: (url: string) => Promise<void>;
  /** Evaluates in the tab whose URL has this prefix, waiting for that tab to open. */
  inPage: (prefix: string, expression: string) => Promise<unknown>;
  /** Clicks the extension's button for the current tab, and returns an evaluator for the popup that opens. */
  press: () => Promise<Evaluate>;
  /** Takes a screenshot of the open popup. */
  shootPopup: (theme: "light" | "dark") => Promise<Buffer>;
  /** Takes a screenshot of the tab whose URL has this prefix. */
  shootPage: (prefix: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

/**
 * Waits up to 20 seconds until a check returns a value other than false or undefined, and returns the value. Throws if
 * it never does, with the check's last error as the cause.
 * @param what the expected state, for the error message
 */
export async function waitUntil<T>(what: string, check: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  let last: unknown = "it never was";
  while (Date.now() < end) {
    try {
      const found = await check();
      if (found !== undefined && found !== false) return found;
    } catch (error) {
      last = error;
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  throw new Error(`Timed out waiting until ${what}`, { cause: last });
}
