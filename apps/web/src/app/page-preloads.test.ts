import { existsSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "@dupewise/domain/pages/pages";
import type { ComponentProps } from "react";
import { createRoutesFromElements, type RouteObject, type Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { Pages } from "./page-routes.tsx";
import { listModulesToPreload } from "./page-preloads.ts";

const APP = join(import.meta.dirname, "..", "..");
const PATHS = Object.values(PAGES).map(({ path }) => path);
const UNKNOWN = listModulesToPreload("/no/such/page", true);

/** The paths of routes, including nested ones. */
const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

describe("listModulesToPreload", () => {
  it.each([...PATHS, "/history/", "/no/such/page"])("returns only existing modules for %s", (path) => {
    for (const signedIn of [true, false]) {
      expect(listModulesToPreload(path, signedIn).filter((part) => !existsSync(join(APP, part)))).toEqual([]);
    }
  });

  it.each(PATHS)("returns different modules for %s than for the not-found page", (path) => {
    const parts = listModulesToPreload(path, true);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts).not.toEqual(UNKNOWN);
  });

  it("omits modules that visitors cannot use", () => {
    expect(listModulesToPreload("/history", false)).toEqual([]);
    expect(listModulesToPreload("/", false)).toEqual(["/src/app/landing-shell.tsx"]);
    expect(listModulesToPreload("/trust", false)).not.toContain("/src/app/member-header.tsx");
  });
});

describe("the routes", () => {
  it("match exactly the pages that the server defines, plus a catch-all", () => {
    const { children }: ComponentProps<typeof Routes> = Pages().props;
    expect(pathsOf(createRoutesFromElements(children)).toSorted()).toEqual([...PATHS, "*"].toSorted());
  });
});
