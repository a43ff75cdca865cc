import { index, pgTable, primaryKey, text } from "../drizzle.ts";
import { checkLength } from "./checks.ts";
import { createdAt, instant } from "./columns.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";

/**
 * Browsers that have signed in to an account. They have their own sign-in allowance, so that someone guessing passwords
 * elsewhere can't lock the owner out.
 */
export const knownDevices = pgTable(
  "known_devices",
  {
    /** The hash of the cookie's token. */
    tokenHash: text().notNull(),
    userId: ownerId(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.userId] }),
    index("known_devices_user_id_index").on(t.userId),
    index("known_devices_expires_at_index").on(t.expiresAt),
    checkLength(t.tokenHash, 32, MAX_LABEL_LENGTH),
  ],
);
