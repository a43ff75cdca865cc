import { partsOf } from "./parts.ts";

const modules = import.meta.glob([
  "/src/app/{home,lost,member-header,public-shell,shared,signed-in-shell,visitor}.tsx",
  "/src/pages/{account,auth,history,home,insights,notifications,personalized,subscribe,support,trust,unsubscribe}/*-page.tsx",
  "/src/pages/legal/{privacy,terms}-page.tsx",
  "/src/pages/home/result-view.tsx",
]);

/** Fetches a page's code before it is drawn, all at once. What fails is fetched again where it is needed. */
export async function loadAhead(path: string, signedIn: boolean): Promise<void> {
  await Promise.allSettled(partsOf(path, signedIn).map(async (part) => modules[part]?.()));
}
