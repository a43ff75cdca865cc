import type { PageName } from "@dupewise/domain/pages/pages";
import type { ComponentType } from "react";

/** The code of every page that has its own path. Other pages are part of a frame's code. */
export const PAGE_MODULES = import.meta.glob<Record<string, ComponentType>>([
  "/src/pages/*/*-page.tsx",
  "!/src/pages/{landing,not-found,shared}/*",
]);

/** Returns the path of a page's module, relative to apps/web, which is also its key in the build manifest. */
export const getPageModulePath = (name: string): string => `/src/pages/${name}/${name}-page.tsx`;

/** Loads a page's component: `HistoryPage` for "history". Rejects if the page does not exist or the network fails. */
export async function loadPage(name: PageName): Promise<ComponentType> {
  const module = await PAGE_MODULES[getPageModulePath(name)]?.();
  const component = module?.[`${name.charAt(0).toUpperCase()}${name.slice(1)}Page`];
  if (!component) throw new Error(`There is no page component in ${getPageModulePath(name)}`);
  return component;
}
