import { type Page, pageOf } from "./routes.ts";

/** The query parameters that change what a page shows first, with their values where there are few. */
const QUERIES: Partial<Record<Page, Readonly<Record<string, readonly string[] | "any">>>> = {
  "/": { subscription: ["success"] },
  "/auth": { view: ["forgotten"] },
  "/history": { q: "any", match: "any", sort: "any" },
  "/c/:id": { share: "any" },
};

/**
 * Returns the part of an address that decides how its page is rendered: the path without a slash at its end, and the
 * parameters that the page reads, in one order. Addresses that differ in anything else are one page.
 */
export function renderedAddress({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const page = pageOf(path);
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries((page && QUERIES[page]) ?? {})) {
    const value = searchParams.get(name);
    if (value !== null && (values === "any" || values.includes(value))) search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
