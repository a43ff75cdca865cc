/** What is locked in the database itself, over all processes. Any numbers will do that nobody else locks. */
export const LOCKS = {
  /** Bringing the tables up to date. */
  migration: 7_305_001,
  /** Owning the embedded cluster. */
  owner: 7_305_002,
  /** Clearing away what has run out. */
  sweep: 7_305_003,
} as const;
