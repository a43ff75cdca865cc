/**
 * Storage limits per account on every plan, so that nobody can fill the shared disk. Removed comparisons count until
 * they are purged a day later.
 */
export const STORAGE_LIMITS = {
  /** Unscored comparisons, which don't count toward any quota. */
  unscored: 100,
  comparisons: 50_000,
  /** The size of comparisons with their texts, as PostgreSQL stores them. */
  comparisonBytes: 1_000_000_000,
  alerts: 500,
  supportRequests: 200,
  boards: 100,
  watches: 200,
  accessTokens: 20,
  passkeys: 20,
  channels: 10,
  /** Comparisons on one board. */
  boardItems: 50,
  /** The user's own photos, per side of a comparison and in total. */
  photosOfSide: 3,
  photos: 60,
} as const;
/** The maximum size of a photo that a shopper uploads. Browsers downscale photos first. */
export const MAX_OWN_PHOTO_BYTES = 5 * 1024 * 1024;
