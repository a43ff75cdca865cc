import { isIPv6 } from "node:net";

/** An address and a port, written as all of them are: `[0:0::1]:080` is `[::1]:80`. Undefined for what is none. */
export function readPair(text: string): string | undefined {
  const url = /^(?:[\d.]+|\[[\da-f:.]+\]):\d{1,5}$/i.test(text) ? URL.parse(`http://${text}`) : null;
  return url ? `${url.hostname}:${url.port || 80}` : undefined;
}

/** Whether these pairs, as `readPair` answers them, allow a socket to be opened. */
export const allows =
  (pairs: readonly string[]) =>
  (address: string, port: number): boolean => {
    const asked = readPair(`${isIPv6(address) ? `[${address}]` : address}:${port}`);
    return asked !== undefined && pairs.includes(asked);
  };
