import type { ServerResponse } from "node:http";

/**
 * Creates a function that sets cookies on a response. Sends each cookie only once, with its last value (RFC 6265,
 * 4.1.1): a sign-in clears the old session cookie before setting the new one, and a client that kept the first of two
 * values would be signed out.
 */
export function createCookieSetter(res: ServerResponse): (cookie: string) => void {
  const cookies = new Map<string, string>();
  return (cookie) => {
    cookies.set(cookie.slice(0, cookie.indexOf("=")), cookie);
    res.setHeader("Set-Cookie", [...cookies.values()]);
  };
}
