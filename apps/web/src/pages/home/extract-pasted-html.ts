import { PAGE_MAX_LENGTH } from "@dupewise/domain/constants";
import { findOnlyLink } from "@dupewise/domain/product/product-input";

/** The HTML and plain text of a paste, as the clipboard holds them. */
export interface ClipboardContents {
  html: string;
  words: string;
}

/** Elements that carry more than plain text: a heading, an image, a table or a link. */
const TELLING = /<(?:h[1-3]|img|table|a)[\s>]/i;

/**
 * Returns the HTML of a paste if the field contains nothing but the pasted text and the HTML adds structure such as
 * headings or links, otherwise null. The HTML is never displayed or executed.
 */
export function extractPastedHtml({ html, words }: ClipboardContents, value: string): string | null {
  const isAll = words.trim() !== "" && collapseSpaces(words) === collapseSpaces(value);
  if (!isAll || findOnlyLink(words) !== null || html.length > PAGE_MAX_LENGTH || !TELLING.test(html)) return null;
  return html;
}

/** Collapses white space, because fields change line endings. */
function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
