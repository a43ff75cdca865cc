/** Returns an ID nobody can guess; `crypto.randomUUID` is for secure origins only. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
