import { findPage } from "@dupewise/domain/pages/pages";
import { getPageModulePath } from "./page-code.ts";

const SIGNED_IN_SHELL = "/src/app/signed-in-shell.tsx";
const PUBLIC_SHELL = "/src/app/public-shell.tsx";
const SHARED_SHELL = "/src/app/shared-shell.tsx";
const RESULT_PARTS = "/src/result/result-parts.tsx";

/**
 * Lists the paths, relative to apps/web, of the modules of a page and its frame. The server preloads these modules, so
 * that they load in parallel with the entry module.
 */
export function listModulesToPreload(path: string, signedIn: boolean): readonly string[] {
  const page = findPage(path);
  // Signed-in users see the not-found page; visitors see the landing page.
  if (!page) return signedIn ? ["/src/app/not-found-shell.tsx"] : [];
  const code = getPageModulePath(page.name);
  switch (page.audience) {
    case "start":
      return [signedIn ? "/src/app/home-route.tsx" : "/src/app/landing-shell.tsx"];
    case "visitors":
      return [code];
    case "everybody":
      return [PUBLIC_SHELL, code, ...(signedIn ? ["/src/app/member-header.tsx"] : [])];
    case "comparison":
      if (page.name === "board") {
        return signedIn ? [SIGNED_IN_SHELL, code] : [SHARED_SHELL, "/src/pages/shared/shared-board.tsx"];
      }
      return signedIn
        ? [SIGNED_IN_SHELL, code, "/src/pages/home/result-view.tsx", RESULT_PARTS]
        : [SHARED_SHELL, RESULT_PARTS];
    case "members":
    case "operators":
      return signedIn ? [SIGNED_IN_SHELL, code] : [];
  }
}
