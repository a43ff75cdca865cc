/** The sign-in URL for a visitor who opens a protected page; it redirects to /auth. */
export const RELOGIN_PATH = "/api/login";

/**
 * Returns the path to redirect to after sign-in: `next` if it is a path on this site, otherwise "/". Browsers treat
 * backslashes as slashes and drop tabs and line breaks, so "/\evil.example" would lead to another site.
 */
export function safeRedirectPath(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(next)) return "/";
  const base = "https://dupewise.invalid";
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  return url?.origin === base && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}${url.hash}` : "/";
}
