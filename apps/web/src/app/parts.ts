const SHELL = "/src/app/signed-in-shell.tsx";
const HOME = "/src/pages/home/home-page.tsx";
/** Not found, for those signed in. */
const LOST = ["/src/app/lost.tsx"];

/** Pages for signed-in people, by their address. */
const MEMBERS: readonly (readonly [path: RegExp, modules: readonly string[]])[] = [
  [/^\/$/, ["/src/app/home.tsx"]],
  [/^\/c\//, [SHELL, HOME, "/src/pages/home/result-view.tsx"]],
  [/^\/history$/, [SHELL, "/src/pages/history/history-page.tsx"]],
  [/^\/history\/insights$/, [SHELL, "/src/pages/insights/insights-page.tsx"]],
  [/^\/notifications$/, [SHELL, "/src/pages/notifications/notifications-page.tsx"]],
  [/^\/personalized$/, [SHELL, "/src/pages/personalized/personalized-page.tsx"]],
  [/^\/support$/, [SHELL, "/src/pages/support/support-page.tsx"]],
  [/^\/account$/, [SHELL, "/src/pages/account/account-page.tsx"]],
  [/^\/subscribe$/, [SHELL, "/src/pages/subscribe/subscribe-page.tsx"]],
];

/** Pages for everybody; those signed in have their header above most of them. */
const EVERYBODY: readonly (readonly [path: RegExp, modules: readonly string[]])[] = [
  [/^\/privacy$/, ["/src/app/public-shell.tsx", "/src/pages/legal/privacy-page.tsx"]],
  [/^\/terms$/, ["/src/app/public-shell.tsx", "/src/pages/legal/terms-page.tsx"]],
  [/^\/trust$/, ["/src/app/public-shell.tsx", "/src/pages/trust/trust-page.tsx"]],
  [/^\/unsubscribe\//, ["/src/app/public-shell.tsx", "/src/pages/unsubscribe/unsubscribe-page.tsx"]],
];

/**
 * The modules a page is made of, by their place below apps/web. The server names their files in the HTML, so that
 * they travel together with the entry and none waits for another to ask for it. They stand here as texts because a
 * server needs names before any code has run, and in `pages.tsx` as imports because the bundler splits at those; the
 * test beside this one holds both, and the server's own list of addresses, together.
 */
export function partsOf(address: string, signedIn: boolean): readonly string[] {
  const path = address.replace(/(?<=.)\/$/, "");
  const find = (pages: typeof MEMBERS) => pages.find(([pattern]) => pattern.test(path))?.[1];
  if (path === "/auth") return ["/src/pages/auth/auth-page.tsx"];
  const open = find(EVERYBODY);
  if (open) return signedIn ? [...open, "/src/app/member-header.tsx"] : open;
  if (signedIn) return find(MEMBERS) ?? LOST;
  if (path === "/") return ["/src/app/visitor.tsx"];
  return path.startsWith("/c/") ? ["/src/app/shared.tsx"] : [];
}
