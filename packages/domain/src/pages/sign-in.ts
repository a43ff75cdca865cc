/** Where signing in happens when a protected page is opened by a visitor; it leads to /auth. */
export const RELOGIN_PATH = "/api/login";

/**
 * Where to go after signing in: `next` when it is a path on this site, else "/".
 * Browsers read backslashes as slashes and drop tabs and line breaks, so "/\evil.example" is another site.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(next)) return "/";
  const base = "https://dupewise.invalid";
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  return url?.origin === base && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}${url.hash}` : "/";
}
