import * as z from "zod";
import { ACCESS_TOKEN_NAME_MAX_LENGTH, SCOPES, TOKEN_DAYS } from "./token-terms.ts";
import { requiredText } from "../required-text.ts";

export const Scope = z.enum(SCOPES);
export type Scope = z.infer<typeof Scope>;

export const AccessTokenId = z.object({ id: z.uuid() });

/** An account's access token without its secret, which isn't stored. */
export const AccessToken = AccessTokenId.extend({
  name: z.string(),
  scopes: z.array(Scope),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** When it was last used, rounded to the minute; null if never. */
  lastUsedAt: z.date().nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const CreateAccessTokenInput = z.object({
  name: requiredText("Give the token a name").max(
    ACCESS_TOKEN_NAME_MAX_LENGTH,
    `Use at most ${ACCESS_TOKEN_NAME_MAX_LENGTH} characters`,
  ),
  scopes: z.array(Scope).min(1, "Choose what the token can do").max(SCOPES.length),
  days: z.union(TOKEN_DAYS.map((days) => z.literal(days))),
});
export type CreateAccessTokenInput = z.infer<typeof CreateAccessTokenInput>;

/** A new token with its secret, which is returned only once. */
export const CreatedAccessToken = AccessToken.extend({ token: z.string() });
export type CreatedAccessToken = z.infer<typeof CreatedAccessToken>;
