import { load } from "cheerio/slim";
import { decodeHTML } from "entities";

const UNSEEN = "script, style, template, noscript, title, textarea, select, svg, iframe";
/** Elements whose words are separate from those before and after. */
const APART = `br, hr, p, div, section, article, header, footer, blockquote, pre, figure, figcaption,
  h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, caption, tr, th, td, option, img`;
/**
 * The maximum number of tags. No human-readable text has more, and three thousand nested elements overflow the stack.
 */
const MOST_TAGS = 1_000;

/**
 * Converts text that may contain HTML, even HTML encoded twice, to plain text. Structured descriptions often contain
 * such text. Returns an empty string for more than 1,000 tags, which no human-readable text has.
 */
export function plainText(text: string): string {
  const decoded = text.includes("&") ? decodeHTML(text) : text;
  const tags = decoded.match(/<[a-z!/?]/gi)?.length ?? 0;
  if (tags > MOST_TAGS) return "";
  return (tags === 0 ? decoded : wordsOf(decoded)).replace(/\s+/g, " ").trim();
}

function wordsOf(html: string): string {
  const $ = load(html, null, false);
  $(UNSEEN).remove();
  $(APART).before(" ").after(" ");
  return $.root().text();
}
