import type { Scope } from "@dupewise/domain/account/access-token";
import { index, pgTable, text } from "../drizzle.ts";
import { checkJson, checkLength } from "./checks.ts";
import { createdAt, id, jsonList, instant } from "./columns.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";

/** Tokens that programs use to act on behalf of an account. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    id: id(),
    userId: ownerId(),
    name: text().notNull(),
    /** The hash of the token, so that reading this table doesn't let anyone sign in. */
    tokenHash: text().notNull().unique("access_tokens_token_hash_key"),
    scopes: jsonList<Scope>(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** When the token was last used, rounded to the minute; null if never. */
    lastUsedAt: instant(),
  },
  (t) => [
    index("access_tokens_user_id_index").on(t.userId, t.createdAt),
    index("access_tokens_expires_at_index").on(t.expiresAt),
    checkLength(t.name, 1, MAX_LABEL_LENGTH),
    checkLength(t.tokenHash, 32, MAX_LABEL_LENGTH),
    checkJson(t.scopes, "array"),
  ],
);
