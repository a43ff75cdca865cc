import { hashToken, newToken } from "./tokens.ts";

const YEAR_SECONDS = 31_536_000;

/** The browser a request comes from, if it was given an ID before. */
export interface Device {
  /** The hash of its token; null for a browser that never signed in. */
  hash: string | null;
  /** Names the browser, unless it has a name; answers the hash to store. */
  name: () => string;
}

/**
 * Reads the browser's ID from its cookie.
 * @param secure whether browsers reach us over HTTPS
 * @param setCookie receives the value of a Set-Cookie header
 */
export function readDevice(cookieHeader: string, secure: boolean, setCookie: (cookie: string) => void): Device {
  const cookie = secure ? "__Host-device" : "device";
  const token = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{43})(?:;|$)`).exec(cookieHeader)?.[1];
  return {
    hash: token === undefined ? null : hashToken(token),
    name: () => {
      const named = token ?? newToken();
      const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${YEAR_SECONDS}${secure ? "; Secure" : ""}`;
      setCookie(`${cookie}=${named}; ${attributes}`);
      return hashToken(named);
    },
  };
}
