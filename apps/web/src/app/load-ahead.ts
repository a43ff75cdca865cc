const shell = () => import("./signed-in-shell.tsx");

/** What the pages that are opened most by their address are made of, so that none of it waits for another part. */
const MEMBERS: readonly (readonly [path: RegExp, load: () => Promise<unknown>[]])[] = [
  [/^\/c\//, () => [shell(), import("../pages/home/home-page.tsx"), import("../pages/home/result-view.tsx")]],
  [/^\/history\/?$/, () => [shell(), import("../pages/history/history-page.tsx")]],
];

/** Fetches a page's code while it is still being learnt who asks. What fails is fetched again later. */
export function loadAhead(path: string, signedIn: boolean): void {
  const load = signedIn ? MEMBERS.find(([pattern]) => pattern.test(path))?.[1] : undefined;
  const parts = load?.() ?? (path === "/auth" ? [import("../pages/auth/auth-page.tsx")] : []);
  void Promise.allSettled(parts);
}
