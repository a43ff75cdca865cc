/** A feed on the operator's list. */
interface ListedFeed {
  name: string;
  /** Hours from one import to the next. */
  everyHours: number;
}

/** The operator's feeds, and a way to import one of them. */
export interface Feeds {
  list: () => Promise<readonly ListedFeed[]>;
  /** Imports a feed in a separate process. Throws on failure; what was read is kept for the next attempt. */
  run: (name: string, signal: AbortSignal) => Promise<void>;
}
