/** A feed on the operator's list. */
interface ListedFeed {
  name: string;
  /** The number of hours between imports. */
  everyHours: number;
}

/** The operator's feeds, and a way to import one of them. */
export interface Feeds {
  list: () => Promise<readonly ListedFeed[]>;
  /** Imports a feed in a separate process. Throws if that fails; the rows read so far are kept for the next attempt. */
  run: (name: string, signal: AbortSignal) => Promise<void>;
}
