/** Keys of the database-wide advisory locks. The numbers are arbitrary but must be unique. */
export const LOCKS = {
  /** Running migrations. */
  migration: 7_305_001,
  /** Owning the embedded cluster. */
  owner: 7_305_002,
  /** Sweeping expired rows. */
  sweep: 7_305_003,
} as const;
