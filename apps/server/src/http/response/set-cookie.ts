import type { ServerResponse } from "node:http";

/**
 * Returns a function that sets a response's cookies, each name once (RFC 6265, 4.1.1); the last value wins. Sign-in
 * clears the session before setting one, and a client that uses the first of two would be signed out.
 */
export function createCookieSetter(res: ServerResponse): (cookie: string) => void {
  const cookies = new Map<string, string>();
  return (cookie) => {
    cookies.set(cookie.slice(0, cookie.indexOf("=")), cookie);
    res.setHeader("Set-Cookie", [...cookies.values()]);
  };
}
