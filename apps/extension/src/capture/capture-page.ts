/** A captured page, or the problem that prevented its capture. */
export type Capture = { url: string; title: string; html: string } | { problem: "no-page" | "too-large" };

/**
 * Captures the current document: its URL, title and current markup. If the markup is too large, removes styles,
 * graphics and scripts. Removes scripts that contain JSON only if that isn't enough. The function is injected into the
 * page as source code, so it must not reference anything outside itself. It uses the browser's own prototypes, because
 * a form named "documentElement" would replace `document.documentElement`.
 * @param maxCharacters the maximum length of the markup
 * @param maxBytes the maximum size of the markup as JSON
 * @param maxUrlLength the maximum length of the URL; a longer URL is cut off after its query has been removed
 */
export function capturePage(maxCharacters: number, maxBytes: number, maxUrlLength: number): Capture {
  const root: unknown = Reflect.get(Document.prototype, "documentElement", document);
  const { protocol, origin, pathname, search } = location;
  if (!(root instanceof Element) || !/^https?:$/.test(protocol)) return { problem: "no-page" };
  const fits = (html: string) =>
    html.length <= maxCharacters && new TextEncoder().encode(JSON.stringify(html)).length <= maxBytes;
  const address = `${origin}${pathname}${search}`;
  const url = address.length <= maxUrlLength ? address : `${origin}${pathname}`.slice(0, maxUrlLength);
  const title = root.querySelector("title")?.textContent ?? "";

  let html = root.outerHTML;
  if (fits(html)) return { url, title, html };
  // Parsed in a separate document, where nothing runs or loads.
  const copy = new DOMParser().parseFromString(html, "text/html");
  for (const dispensable of ["style, svg, canvas, iframe, template, object", "script:not([type*=json])", "script"]) {
    for (const element of copy.querySelectorAll(dispensable)) element.remove();
    for (const element of copy.querySelectorAll("[src^='data:'], [srcset*='data:'], [style]")) {
      for (const name of ["src", "srcset", "style"]) element.removeAttribute(name);
    }
    html = copy.documentElement.outerHTML;
    if (fits(html)) return { url, title, html };
  }
  return { problem: "too-large" };
}
