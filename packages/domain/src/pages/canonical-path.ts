import { findPage } from "./pages.ts";

/**
 * Returns a URL's path without a trailing slash, followed by the query parameters that its page reads. URLs with the
 * same canonical path are rendered identically.
 */
export function canonicalPath({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(findPage(path)?.query ?? {})) {
    const value = searchParams.get(name);
    if (value !== null && (values === "any" || values.includes(value))) search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
