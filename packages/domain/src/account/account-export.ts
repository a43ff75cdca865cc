import * as z from "zod";
import { Comparison } from "../comparison/comparison.ts";
import { User } from "./user.ts";

/** Everything that is stored about an account. Rows that only its owner reads keep the shape they are stored in. */
export const AccountExport = z.object({
  exportedAt: z.date(),
  user: User,
  comparisons: z.array(Comparison.extend({ deletedAt: z.date().nullable(), isShared: z.boolean() })),
  preferences: z.array(z.record(z.string(), z.unknown())),
  emailNotifications: z.array(z.record(z.string(), z.unknown())),
  notificationMatches: z.array(z.record(z.string(), z.unknown())),
  supportRequests: z.array(z.record(z.string(), z.unknown())),
  mails: z.array(z.record(z.string(), z.unknown())),
  sessions: z.array(z.record(z.string(), z.unknown())),
});
export type AccountExport = z.infer<typeof AccountExport>;
