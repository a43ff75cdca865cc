/** An element of a page. Its text is a slice of the page's, so no recursion is needed. */
export interface PageElement {
  /** Its index in `Page.elements`. */
  index: number;
  tag: string;
  /** Alternating names and values; with few per element, a scan is faster than a map. */
  attributes: readonly string[];
  parent: PageElement | null;
  /** The range of its text in `Page.text`. */
  start: number;
  end: number;
  /** Whether it is not shown: `hidden`, `display:none`, or inside such an element. */
  hidden: boolean;
}

export interface PageScript {
  type: string;
  id: string;
  content: string;
}

/** A parsed page: its elements in document order, its text with one line per block, and its scripts. */
export interface Page {
  /** The page's URL, for relative links; null for saved HTML. */
  url: string | null;
  language: string | null;
  title: string;
  elements: readonly PageElement[];
  text: string;
  scripts: readonly PageScript[];
}

/** Returns the value of an element's attribute, or null when the element doesn't have that attribute. */
export function attributeValue({ attributes }: Pick<PageElement, "attributes">, name: string): string | null {
  for (let i = 0; i < attributes.length; i += 2) if (attributes[i] === name) return attributes[i + 1] ?? null;
  return null;
}

/** Returns an element's text as a single line. */
export function textOf(page: Page, { start, end }: Pick<PageElement, "start" | "end">): string {
  return page.text.slice(start, end).replace(/\s+/g, " ").trim();
}

/** Yields the element and then its ancestors, nearest first, at most `limit` of them. */
export function* selfAndAncestors(element: PageElement, limit: number): Generator<PageElement> {
  let current: PageElement | null = element;
  for (let i = 0; i < limit && current !== null; i += 1) {
    yield current;
    current = current.parent;
  }
}

/** Resolves a link on the page to an absolute URL, or returns null if it is not an HTTP(S) URL. */
export function absoluteUrl(page: Pick<Page, "url">, link: string): string | null {
  const url = URL.parse(link.trim(), page.url ?? undefined);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
