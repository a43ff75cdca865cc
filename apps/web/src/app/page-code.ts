import type { PageName } from "@dupewise/domain/pages/pages";
import type { ComponentType } from "react";

/** The code of every page that has its own path. Other pages are part of a frame's code. */
export const PAGE_MODULES = import.meta.glob<{ Page: ComponentType }>([
  "/src/pages/*/*-page.tsx",
  "!/src/pages/{landing,not-found,shared}/*",
]);

/** Returns the path of a page's module, relative to apps/web, which is also its key in the build manifest. */
export const pageModulePath = (name: string): string => `/src/pages/${name}/${name}-page.tsx`;

/** Loads a page's module. Rejects if it does not exist or the network fails. */
export async function loadPageModule(name: PageName): Promise<{ Page: ComponentType }> {
  const load = PAGE_MODULES[pageModulePath(name)];
  if (!load) throw new Error(`There is no ${pageModulePath(name)}`);
  return load();
}
