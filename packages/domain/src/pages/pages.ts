import { CAPTURE_PATH } from "../capture/hand-over.ts";
import type { EmbeddedQuery } from "./embedded-data.ts";

/** A query whose result a page needs for its first render. */
export type InitialQuery = Omit<EmbeddedQuery, "output">;

/**
 * Who may see a page. `comparison`: members, and anyone with its shared link; likewise for a board. `start`: everyone,
 * with different pages for visitors and members. `operators`: those who may load its initial data; for everyone else
 * the page does not exist.
 */
export type Audience = "everybody" | "members" | "visitors" | "comparison" | "start" | "operators";

interface PageEntry {
  /** `:name` stands for one segment. */
  path: string;
  audience: Audience;
  /** The query parameters that affect what it shows first, with their values if there are few. */
  query?: Readonly<Record<string, readonly string[] | "any">>;
  /** The queries of a member's first render if the URL has none of those parameters. */
  reads?: readonly InitialQuery[];
}

const query = (procedure: string): InitialQuery[] => [{ procedure, type: "query" }];

/**
 * Every page of the web app; any other path gets the not-found page. A page's code is
 * `apps/web/src/pages/<name>/<name>-page.tsx`. Its route, the bundle with its code, and what the server renders and
 * loads all follow from this table.
 */
export const PAGES = {
  start: { path: "/", audience: "start", query: { subscription: ["success"] } },
  auth: { path: "/auth", audience: "visitors", query: { view: ["forgotten"] } },
  privacy: { path: "/privacy", audience: "everybody" },
  terms: { path: "/terms", audience: "everybody" },
  trust: { path: "/trust", audience: "everybody" },
  capture: { path: CAPTURE_PATH, audience: "everybody" },
  unsubscribe: { path: "/unsubscribe/:token", audience: "everybody" },
  home: { path: "/c/:id", audience: "comparison", query: { share: "any" } },
  board: { path: "/b/:id", audience: "comparison", query: { share: "any" } },
  report: { path: "/c/:id/report", audience: "members" },
  history: {
    path: "/history",
    audience: "members",
    query: { q: "any", match: "any", sort: "any" },
    reads: [{ procedure: "history.list", type: "infinite", input: { minScore: 0, sort: "newest", search: "" } }],
  },
  alternatives: { path: "/alternatives", audience: "members", query: { of: "any" } },
  find: { path: "/find", audience: "members", query: { of: "any" } },
  boards: { path: "/boards", audience: "members", reads: query("boards.list") },
  watches: { path: "/watches", audience: "members", query: { of: "any" }, reads: query("watches.list") },
  insights: { path: "/history/insights", audience: "members" },
  notifications: { path: "/notifications", audience: "members", reads: query("notifications.list") },
  personalized: { path: "/personalized", audience: "members", reads: query("preferences.recommendations") },
  ratings: { path: "/operators/ratings", audience: "operators", reads: query("ratings.summary") },
  support: { path: "/support", audience: "members" },
  account: { path: "/account", audience: "members" },
  subscribe: { path: "/subscribe", audience: "members", reads: query("billing.status") },
} as const satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

const ENTRIES = Object.entries(PAGES).map(([name, page]: [string, PageEntry]) => ({
  ...page,
  name,
  pattern: new RegExp(`^${page.path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`),
}));

export interface FoundPage extends PageEntry {
  name: string;
  /** The values of the path's parameters, by name. */
  params: Readonly<Record<string, string>>;
}

/** Returns the page at a path, with or without a trailing slash, or undefined if there is none. */
export function findPage(path: string): FoundPage | undefined {
  for (const { pattern, ...page } of ENTRIES) {
    const match = pattern.exec(path);
    if (match) return { ...page, params: { ...match.groups } };
  }
  return undefined;
}

/** Returns true when a path belongs to one of our pages. */
export const isPage = (path: string): boolean => findPage(path) !== undefined;

/** The paths of pages without parameters. */
export const FIXED_PATHS: ReadonlySet<string> = new Set(
  ENTRIES.map(({ path }) => path).filter((path) => !path.includes(":")),
);
