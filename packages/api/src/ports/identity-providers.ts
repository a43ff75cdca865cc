import type { IdentityProvider } from "@dupewise/domain/account/identity";

/** The details that an identity provider gives about a person who has signed in there. */
export interface ProvidedPerson {
  /** The provider's ID for this person. */
  subject: string;
  /** The person's email; null unless the provider has verified it. */
  verifiedEmail: string | null;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** The secrets of one sign-in. Only `state` ever passes through the browser. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * An external identity provider. Its methods throw `unavailable` when it cannot be reached or sends an invalid
 * response.
 */
export interface IdentityProviderClient extends IdentityProvider {
  /**
   * Returns the URL where the browser signs in, and the sign-in's secrets.
   * @param returnTo the URL it comes back to
   */
  begin: (returnTo: string) => Promise<SignInSecrets & { url: string }>;
  /**
   * Verifies the response that the browser brings back; `answer` is its query string. Throws `validation_failed` for a
   * forged or malformed response.
   */
  finish: (returnTo: string, answer: string, secrets: SignInSecrets) => Promise<ProvidedPerson>;
}
