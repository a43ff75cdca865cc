/** Generates an unguessable ID of 32 hex digits. Unlike `crypto.randomUUID`, it works on an insecure origin. */
export const generateRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
