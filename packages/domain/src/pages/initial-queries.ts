import { findPage, type InitialQuery } from "./pages.ts";
import { canonicalPath } from "./canonical-path.ts";

/**
 * Returns the queries that a page needs for its first render, so that the server can embed their results in its HTML.
 */
export function initialQueries(url: URL, isMember: boolean): readonly InitialQuery[] {
  const page = findPage(url.pathname);
  if (page?.audience === "comparison") {
    const { id = "" } = page.params;
    const token = url.searchParams.get("share");
    const { own, shared } = SHAREABLE[page.name === "board" ? "board" : "comparison"];
    if (isMember) return own.map((name) => queryOf(name, { id }));
    return token === null ? [] : [queryOf(shared, { id, token })];
  }
  // A filtered list has another URL and is left to the page, which alone knows how to parse a filter.
  return isMember && page?.path === canonicalPath(url) ? (page.reads ?? []) : [];
}

/** The queries of its owner, and of anyone with the link. */
const SHAREABLE = {
  comparison: { own: ["comparisons.get", "comparisons.shareState"], shared: "comparisons.shared" },
  board: { own: ["boards.get"], shared: "boards.shared" },
} as const;

const queryOf = (procedure: string, input: Record<string, string>): InitialQuery => ({
  procedure,
  type: "query",
  input,
});
