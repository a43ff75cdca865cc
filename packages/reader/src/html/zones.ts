import type { PageElement } from "./page.ts";

/** Ranges of a page's text. `contains` returns true for an offset inside one of them. */
export interface Zones {
  contains: (offset: number) => boolean;
}

/**
 * Returns the ranges of text that the elements cover. Ignores elements that contain the heading, because they contain
 * the product.
 */
export function textZones(elements: readonly PageElement[], heading: PageElement | null): Zones {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of elements) {
    if (heading !== null && start <= heading.start && end >= heading.end) continue;
    const last = spans.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) spans.push({ start, end });
  }
  return {
    contains: (offset) => {
      let low = 0;
      let high = spans.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((spans[middle]?.end ?? 0) > offset) high = middle;
        else low = middle + 1;
      }
      const span = spans[low];
      return span !== undefined && span.start <= offset;
    },
  };
}
