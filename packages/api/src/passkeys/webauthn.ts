/** Loads the WebAuthn library, whose 250 modules would otherwise be a tenth of the work of starting a server. */
export const loadWebAuthn = async () => ({
  ...(await import("@simplewebauthn/server")),
  ...(await import("@simplewebauthn/server/helpers")),
});
