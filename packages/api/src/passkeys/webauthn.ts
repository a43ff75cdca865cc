/**
 * Loads the WebAuthn library on first use. Loading its 250 modules at startup would take a tenth of the server's
 * startup time.
 */
export const loadWebAuthn = async () => ({
  ...(await import("@simplewebauthn/server")),
  ...(await import("@simplewebauthn/server/helpers")),
});
