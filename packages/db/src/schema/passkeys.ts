import { sql, bigint, check, index, pgTable, text } from "../drizzle.ts";
import { checkLength, checkNonNegative } from "./checks.ts";
import { bytes, createdAt, id, instant } from "./columns.ts";
import { MAX_LABEL_LENGTH, MAX_URL_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";
import { users } from "./users.ts";

/** Passkeys that users sign in with. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: ownerId(),
    name: text().notNull(),
    /** The credential ID, base64url. */
    credentialId: text().notNull().unique("passkeys_credential_id_key"),
    /** The public key in COSE format. */
    publicKey: bytes().notNull(),
    /** The authenticator's signature count; always 0 if it keeps none. */
    counter: bigint({ mode: "number" }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [
    index("passkeys_user_id_index").on(t.userId, t.createdAt),
    checkLength(t.name, 1, MAX_LABEL_LENGTH),
    checkLength(t.credentialId, 1, MAX_URL_LENGTH),
    checkNonNegative(t.counter),
    check("passkeys_public_key_check", sql`octet_length(${t.publicKey}) between 1 and 4000`),
  ],
);

/** Challenges issued to a browser for its passkeys to sign; a response deletes them. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challengeHash: text().primaryKey(),
    /** The hash of the cookie's token: no other browser can respond to it. */
    deviceHash: text().notNull(),
    /** The account that adds a passkey; null for a sign-in. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("passkey_challenges_user_id_index").on(t.userId),
    index("passkey_challenges_expires_at_index").on(t.expiresAt),
    checkLength(t.challengeHash, 32, MAX_LABEL_LENGTH),
    checkLength(t.deviceHash, 32, MAX_LABEL_LENGTH),
  ],
);
