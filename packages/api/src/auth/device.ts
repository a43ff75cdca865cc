import { hashToken, generateToken } from "./tokens.ts";

const DAY_SECONDS = 86_400;
/** The purposes of browser cookies, and the days each is kept. */
const DAYS = { device: 365, visitor: 30 } as const;

/** The browser that a request comes from. It has no ID until it needs one. */
export interface Device {
  /** The hash of its ID, or null if it has none. */
  hash: string | null;
  /** Gives the browser an ID unless it has one, and returns the ID's hash, which may be stored. */
  ensureId: () => string;
}

/**
 * Reads a browser's ID from its cookie. A browser without an ID gets one only when `ensureId` is called.
 * @param purpose "device" for a browser that has signed in to accounts, "visitor" for one that has compared without an
 * account
 * @param secure whether browsers reach the server over HTTPS
 * @param setCookie receives the value of a Set-Cookie header
 */
export function readDevice(
  purpose: keyof typeof DAYS,
  cookieHeader: string,
  secure: boolean,
  setCookie: (cookie: string) => void,
): Device {
  const cookie = secure ? `__Host-${purpose}` : purpose;
  let token = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{43})(?:;|$)`).exec(cookieHeader)?.[1];
  let isCookieSet = false;
  return {
    hash: token === undefined ? null : hashToken(token),
    ensureId: () => {
      token ??= generateToken();
      const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${DAYS[purpose] * DAY_SECONDS}${secure ? "; Secure" : ""}`;
      // Only once: the headers of a streamed response have been sent by the second time.
      if (!isCookieSet) setCookie(`${cookie}=${token}; ${attributes}`);
      isCookieSet = true;
      return hashToken(token);
    },
  };
}
