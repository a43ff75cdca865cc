/** Every page of the web app; anything else is not found. `:name` stands for one segment. */
export const PAGES = [
  "/",
  "/auth",
  "/privacy",
  "/terms",
  "/trust",
  "/support",
  "/account",
  "/history",
  "/history/insights",
  "/notifications",
  "/unsubscribe/:token",
  "/personalized",
  "/subscribe",
  "/c/:id",
] as const;
export type Page = (typeof PAGES)[number];

/** Where signing in happens when a protected page is opened by a visitor; it leads to /auth. */
export const RELOGIN_PATH = "/api/login";

const patterns = PAGES.map((page) => ({ page, pattern: new RegExp(`^${page.replace(/:\w+/g, "[^/]+")}/?$`) }));

/** Returns the page at a path, with or without a slash at its end. */
export const pageOf = (path: string): Page | undefined => patterns.find(({ pattern }) => pattern.test(path))?.page;

/** Whether an address, with or without a slash at its end, is one of `PAGES`. */
export const isPage = (path: string): boolean => pageOf(path) !== undefined;

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
