import * as z from "zod";
import { FlatComparison } from "../comparison/flat-comparison.ts";
import { User } from "./user.ts";

/** A comparison in the account export, which includes removed comparisons. */
export const ExportedComparison = FlatComparison.extend({
  /** The data that its sentences are rendered from; null for the oldest comparisons. */
  assessment: z.unknown(),
  deletedAt: z.date().nullable(),
  isShared: z.boolean(),
});

/**
 * Everything stored about an account except its comparisons. Most lists contain rows as they are stored, because only
 * their owner reads them.
 */
export const AccountExport = z.object({
  exportedAt: z.date(),
  user: User,
  preferences: z.array(z.record(z.string(), z.unknown())),
  emailNotifications: z.array(z.record(z.string(), z.unknown())),
  notificationMatches: z.array(z.record(z.string(), z.unknown())),
  boards: z.array(z.record(z.string(), z.unknown())),
  /** The user's own photos, as base64-encoded WebP. */
  photos: z.array(z.record(z.string(), z.unknown())),
  /** Watched prices, each with its history. */
  watches: z.array(z.record(z.string(), z.unknown())),
  ratings: z.array(z.record(z.string(), z.unknown())),
  supportRequests: z.array(z.record(z.string(), z.unknown())),
  mails: z.array(z.record(z.string(), z.unknown())),
  sessions: z.array(z.record(z.string(), z.unknown())),
  /** Linked accounts at external identity providers. */
  identities: z.array(z.record(z.string(), z.unknown())),
  passkeys: z.array(z.record(z.string(), z.unknown())),
  accessTokens: z.array(z.record(z.string(), z.unknown())),
  channels: z.array(z.record(z.string(), z.unknown())),
});
