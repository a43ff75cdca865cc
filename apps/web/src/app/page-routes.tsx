import { type Audience, PAGES, type PageName } from "@dupewise/domain/pages/pages";
import type { ComponentType } from "react";
import { Route, Routes } from "react-router-dom";
import { ComparisonRoute } from "./comparison-route.tsx";
import { OperatorRoute } from "./operator-route.tsx";
import { loadPage } from "./page-code.ts";
import { createLazyFrame, createLazyPage } from "./lazy-page.tsx";
import { RequireUser } from "./require-user.tsx";
import { UnknownRoute, StartRoute } from "./start-route.tsx";

const PublicShell = createLazyFrame(async () => (await import("./public-shell.tsx")).PublicShell);
const SignedInShell = createLazyFrame(async () => (await import("./signed-in-shell.tsx")).SignedInShell);

const isName = (name: string): name is PageName => name in PAGES;
const NAMES = Object.keys(PAGES).filter(isName);
const COMPONENTS = new Map<PageName, ComponentType>(
  NAMES.filter((name) => PAGES[name].audience !== "start").map((name) => {
    const load = () => loadPage(name);
    return [name, PAGES[name].audience === "visitors" ? createLazyFrame(load) : createLazyPage(load)];
  }),
);

/** The routes of an audience's pages. */
const routesOf = (audience: Audience) =>
  NAMES.filter((name) => PAGES[name].audience === audience).map((name) => {
    const Page = COMPONENTS.get(name);
    return <Route key={name} path={PAGES[name].path} element={Page && <Page />} />;
  });

/** Renders the routes of all pages, each within its frame. A page's code loads on demand unless it was preloaded. */
export function Pages() {
  return (
    <Routes>
      <Route path={PAGES.start.path} element={<StartRoute />} />
      {routesOf("visitors")}
      <Route element={<PublicShell />}>{routesOf("everybody")}</Route>
      <Route element={<ComparisonRoute />}>
        <Route element={<SignedInShell />}>{routesOf("comparison")}</Route>
      </Route>
      <Route element={<RequireUser />}>
        <Route element={<SignedInShell />}>{routesOf("members")}</Route>
      </Route>
      <Route element={<OperatorRoute />}>
        <Route element={<SignedInShell />}>{routesOf("operators")}</Route>
      </Route>
      <Route path="*" element={<UnknownRoute />} />
    </Routes>
  );
}
