import { browserSupportsWebAuthn, WebAuthnError } from "@simplewebauthn/browser";
import { useSyncExternalStore } from "react";

const IN_WORDS: Partial<Record<WebAuthnError["code"], string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "Your account already has a passkey on this device.",
  ERROR_INVALID_DOMAIN: "Passkeys need a domain name; they don't work on a bare IP address.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "This device can't verify a PIN, face or fingerprint. Use another device.",
};

/** Returns the message for a failed passkey request, or undefined if the browser did not cause the failure. */
export function getPasskeyErrorMessage(error: unknown): string | undefined {
  if (error instanceof WebAuthnError && IN_WORDS[error.code]) return IN_WORDS[error.code];
  const isBrowsers = error instanceof WebAuthnError || (error instanceof Error && error.name === "NotAllowedError");
  return isBrowsers ? "No passkey was used. Try again, or use another method." : undefined;
}

const subscribeToNothing = () => () => {};

/** Returns true if the browser supports passkeys. On the server, returns true for any browser. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(subscribeToNothing, browserSupportsWebAuthn, () => true);
