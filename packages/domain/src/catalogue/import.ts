import * as z from "zod";

/**
 * The states of an import: reading the feed into the staging table, publishing it, and finally published, rolled back
 * because too much of the feed was invalid, or failed.
 */
export const IMPORT_STATES = ["reading", "publishing", "published", "rolled-back", "failed"] as const;

/** A row of a feed that was skipped. */
const FeedProblem = z.object({
  /** The line of a text feed, or the item on a page, counted from 1. */
  line: z.number().int().min(1),
  /** Why the row was skipped, worded for operators. */
  problem: z.string(),
});
export type FeedProblem = z.infer<typeof FeedProblem>;

/** The maximum number of problems stored per import; the rest are only counted. */
export const MAX_PROBLEMS = 100;

/** An import's progress. */
const ImportTally = z.object({
  /** Rows of the feed, including malformed ones and additional sizes of one product. */
  read: z.number().int(),
  malformed: z.number().int(),
  /** Products that are the same as in the previous import. */
  unchanged: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  /** Products that the feed no longer lists. */
  retired: z.number().int(),
});
export type ImportTally = z.infer<typeof ImportTally>;
