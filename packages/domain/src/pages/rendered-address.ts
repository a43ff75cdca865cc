import { findPage } from "./pages.ts";

/**
 * Returns the parts of a URL that determine how its page is rendered: the path without a trailing slash, and the
 * parameters that the page reads, sorted. Other differences between URLs are ignored.
 */
export function renderedAddress({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(findPage(path)?.query ?? {})) {
    const value = searchParams.get(name);
    if (value !== null && (values === "any" || values.includes(value))) search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
