import { isIPv6 } from "node:net";

/**
 * Parses an address and port into canonical form: `[0:0::1]:080` becomes `[::1]:80`. Returns undefined for invalid
 * input.
 */
export function parseAddressPair(text: string): string | undefined {
  const url = /^(?:[\d.]+|\[[\da-f:.]+\]):\d{1,5}$/i.test(text) ? URL.parse(`http://${text}`) : null;
  return url ? `${url.hostname}:${url.port || 80}` : undefined;
}

/**
 * Creates a predicate that returns true if a socket may be opened to an address and port.
 * @param pairs the allowed pairs, as returned by `parseAddressPair`
 */
export const allows =
  (pairs: readonly string[]) =>
  (address: string, port: number): boolean => {
    const asked = parseAddressPair(`${isIPv6(address) ? `[${address}]` : address}:${port}`);
    return asked !== undefined && pairs.includes(asked);
  };
