import { existsSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "@dupewise/domain/pages/pages";
import type { ComponentProps } from "react";
import { createRoutesFromElements, type RouteObject, type Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { Pages } from "./page-routes.tsx";
import { partsOf } from "./page-preloads.ts";

const APP = join(import.meta.dirname, "..", "..");
const PATHS = Object.values(PAGES).map(({ path }) => path);
const UNKNOWN = partsOf("/no/such/page", true);

/** The paths of routes, including nested ones. */
const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

describe("a page's chunks", () => {
  it.each([...PATHS, "/history/", "/no/such/page"])("of %s exist", (path) => {
    for (const signedIn of [true, false]) {
      expect(partsOf(path, signedIn).filter((part) => !existsSync(join(APP, part)))).toEqual([]);
    }
  });

  it.each(PATHS)("of %s are known", (path) => {
    const parts = partsOf(path, true);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts).not.toEqual(UNKNOWN);
  });

  it("are not loaded for visitors of a members' page", () => {
    expect(partsOf("/history", false)).toEqual([]);
    expect(partsOf("/", false)).toEqual(["/src/app/landing-shell.tsx"]);
    expect(partsOf("/trust", false)).not.toContain("/src/app/member-header.tsx");
  });
});

describe("the routes", () => {
  it("are exactly the pages the server knows, plus a catch-all", () => {
    const { children }: ComponentProps<typeof Routes> = Pages().props;
    expect(pathsOf(createRoutesFromElements(children)).toSorted()).toEqual([...PATHS, "*"].toSorted());
  });
});
