import * as z from "zod";
import { User } from "./user.ts";

/** Longer than any provider's redirect, code and state included. */
const ANSWER_MAX_LENGTH = 4_096;
const ISSUER_MAX_LENGTH = 300;

/** An external identity provider that people can sign in with; its ID is its issuer. */
export const IdentityProvider = z.object({ id: z.string(), name: z.string() });
export type IdentityProvider = z.infer<typeof IdentityProvider>;

export const IdentityId = z.object({ id: z.uuid() });

/** An identity-provider account that is linked to an account here. */
export const Identity = IdentityId.extend({
  /** The provider's issuer. */
  provider: z.string(),
  /** The email address at the provider when the accounts were linked. */
  email: z.string(),
  createdAt: z.date(),
});
export type Identity = z.infer<typeof Identity>;

/** The ways in which an account can sign in: a password, identity providers and passkeys. */
export const SignInMethods = z.object({ hasPassword: z.boolean(), identities: z.array(Identity) });
export type SignInMethods = z.infer<typeof SignInMethods>;

export const BeginSignInInput = z.object({ provider: z.string().min(1).max(ISSUER_MAX_LENGTH) });
export type BeginSignInInput = z.infer<typeof BeginSignInInput>;

/** The beginning of a sign-in: the provider's URL to redirect the browser to. */
export const SignInStart = z.object({ url: z.string() });
export type SignInStart = z.infer<typeof SignInStart>;

export const FinishSignInInput = z.object({
  /** The query that the provider sent the browser back with: "?code=…&state=…". */
  answer: z.string().min(1).max(ANSWER_MAX_LENGTH),
});
export type FinishSignInInput = z.infer<typeof FinishSignInInput>;

/**
 * The result of a sign-in with a provider: the user, and whether they signed in, signed up, or connected the provider.
 */
export const FinishedSignIn = z.object({ user: User, outcome: z.enum(["signed_in", "signed_up", "connected"]) });
export type FinishedSignIn = z.infer<typeof FinishedSignIn>;
