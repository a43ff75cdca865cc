/** What a script in a page or popup evaluates to, as JSON. */
export type Evaluate = (expression: string) => Promise<unknown>;

/** A browser with the extension, pressed and read as its user would. */
export interface Driver {
  /** Opens an address in the tab in front. */
  open: (url: string) => Promise<void>;
  /** Evaluates in the tab whose address begins so; waits for it. */
  inPage: (prefix: string, expression: string) => Promise<unknown>;
  /** Presses the extension's button on the tab in front, and returns what evaluates in the popup that opens. */
  press: () => Promise<Evaluate>;
  /** A picture of the popup that is open. */
  shootPopup: (theme: "light" | "dark") => Promise<Buffer>;
  /** A picture of the tab whose address begins so. */
  shootPage: (prefix: string) => Promise<Buffer>;
  close: () => Promise<void>;
}

const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

/** Waits until a check passes, and throws its last failure if it never does. */
export async function until<T>(what: string, check: () => Promise<T | undefined | false>): Promise<T> {
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
