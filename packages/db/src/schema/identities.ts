import { index, pgTable, text, unique } from "../drizzle.ts";
import { checkLength } from "./checks.ts";
import { createdAt, id, time } from "./columns.ts";
import { EMAIL, LABEL } from "./limits.ts";
import { ownerId } from "./owner-id.ts";
import { users } from "./users.ts";

/** Accounts at external identity providers that sign in to an account here, at most one from each provider. */
export const identities = pgTable(
  "identities",
  {
    id: id(),
    userId: ownerId(),
    /** The provider's issuer. */
    provider: text().notNull(),
    /** The provider's own ID of the person, which outlives their email. */
    subject: text().notNull(),
    /** As verified by the provider when the identity was connected. */
    email: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("identities_provider_subject_key").on(t.provider, t.subject),
    unique("identities_user_id_provider_key").on(t.userId, t.provider),
    checkLength(t.provider, 1, LABEL),
    checkLength(t.subject, 1, LABEL),
    checkLength(t.email, 3, EMAIL),
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
    expiresAt: time().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("sign_in_attempts_user_id_index").on(t.userId),
    index("sign_in_attempts_expires_at_index").on(t.expiresAt),
    checkLength(t.stateHash, 32, LABEL),
    checkLength(t.deviceHash, 32, LABEL),
    checkLength(t.provider, 1, LABEL),
    checkLength(t.nonce, 1, LABEL),
    checkLength(t.verifier, 1, LABEL),
  ],
);
