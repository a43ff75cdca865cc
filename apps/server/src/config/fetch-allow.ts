import { isIPv6 } from "node:net";

/** Parses an address and a port into canonical form: `[0:0::1]:080` is `[::1]:80`. Undefined when invalid. */
export function readPair(text: string): string | undefined {
  const url = /^(?:[\d.]+|\[[\da-f:.]+\]):\d{1,5}$/i.test(text) ? URL.parse(`http://${text}`) : null;
  return url ? `${url.hostname}:${url.port || 80}` : undefined;
}

/** Returns true when these pairs, as `readPair` returns them, allow a socket to be opened. */
export const allows =
  (pairs: readonly string[]) =>
  (address: string, port: number): boolean => {
    const asked = readPair(`${isIPv6(address) ? `[${address}]` : address}:${port}`);
    return asked !== undefined && pairs.includes(asked);
  };
