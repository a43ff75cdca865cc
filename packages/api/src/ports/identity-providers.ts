import type { IdentityProvider } from "@dupewise/domain/account/identity";

/** What a provider vouches for, checked. */
export interface ProvidedPerson {
  /** The provider's own ID of the person. */
  subject: string;
  /** null unless the provider has verified it. */
  verifiedEmail: string | null;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** The secrets of one sign-in, which never pass through the browser except for the state. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** An external identity provider. Its methods throw `unavailable` when it cannot be reached or makes no sense. */
export interface IdentityProviderClient extends IdentityProvider {
  /** Returns where the browser signs in. @param returnTo where it comes back to */
  begin: (returnTo: string) => Promise<SignInSecrets & { url: string }>;
  /** Verifies what the browser came back with: `answer` is its query. Throws `validation_failed`. */
  finish: (returnTo: string, answer: string, secrets: SignInSecrets) => Promise<ProvidedPerson>;
}
