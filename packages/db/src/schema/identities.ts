import { index, pgTable, text, unique } from "../drizzle.ts";
import { checkLength } from "./checks.ts";
import { createdAt, id, instant } from "./columns.ts";
import { MAX_EMAIL_LENGTH, MAX_LABEL_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";
import { users } from "./users.ts";

/** External identity-provider accounts linked to our accounts, at most one per provider. */
export const identities = pgTable(
  "identities",
  {
    id: id(),
    userId: ownerId(),
    /** The provider's issuer. */
    provider: text().notNull(),
    /** The provider's ID for this person; it survives a change of email. */
    subject: text().notNull(),
    /** As verified by the provider when the identity was connected. */
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("identities_provider_subject_key").on(t.provider, t.subject),
    unique("identities_user_id_provider_key").on(t.userId, t.provider),
    checkLength(t.provider, 1, MAX_LABEL_LENGTH),
    checkLength(t.subject, 1, MAX_LABEL_LENGTH),
    checkLength(t.email, 3, MAX_EMAIL_LENGTH),
  ],
);

/** Sign-ins that a browser has started at a provider; finishing one deletes it. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    /** The hash of the state that travels through the provider. */
    stateHash: text().primaryKey(),
    /** The hash of the cookie's token: no other browser can finish it. */
    deviceHash: text().notNull(),
    provider: text().notNull(),
    nonce: text().notNull(),
    /** The PKCE code verifier. */
    verifier: text().notNull(),
    /** The account to connect the identity to; null for a sign-in. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("sign_in_attempts_user_id_index").on(t.userId),
    index("sign_in_attempts_expires_at_index").on(t.expiresAt),
    checkLength(t.stateHash, 32, MAX_LABEL_LENGTH),
    checkLength(t.deviceHash, 32, MAX_LABEL_LENGTH),
    checkLength(t.provider, 1, MAX_LABEL_LENGTH),
    checkLength(t.nonce, 1, MAX_LABEL_LENGTH),
    checkLength(t.verifier, 1, MAX_LABEL_LENGTH),
  ],
);
