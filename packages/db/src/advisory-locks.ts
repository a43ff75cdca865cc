/** Keys of the database-wide advisory locks. The numbers are arbitrary but must be unique. */
export const LOCKS = {
  /** Bringing the tables up to date. */
  migration: 7_305_001,
  /** Owning the embedded cluster. */
  owner: 7_305_002,
  /** Clearing away what has run out. */
  sweep: 7_305_003,
} as const;
