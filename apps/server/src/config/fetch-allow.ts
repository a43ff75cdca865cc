import { isIPv6 } from "node:net";

/**
 * Normalizes a network address with a port. For example, `[0:0::1]:080` becomes `[::1]:80`. Returns undefined for
 * invalid input.
 */
export function normalizeAddress(text: string): string | undefined {
  const url = /^(?:[\d.]+|\[[\da-f:.]+\]):\d{1,5}$/i.test(text) ? URL.parse(`http://${text}`) : null;
  return url ? `${url.hostname}:${url.port || 80}` : undefined;
}

/**
 * Creates a predicate that returns true if a socket may be opened to an address and port.
 * @param pairs the allowed pairs, as returned by `normalizeAddress`
 */
export const createAllowlist =
  (pairs: readonly string[]) =>
  (address: string, port: number): boolean => {
    const asked = normalizeAddress(`${isIPv6(address) ? `[${address}]` : address}:${port}`);
    return asked !== undefined && pairs.includes(asked);
  };
