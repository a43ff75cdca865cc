/** Returns an unguessable ID; `crypto.randomUUID` requires a secure origin. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
