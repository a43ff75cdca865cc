import { decodeHTML } from "entities";

/** Text that may hold HTML, as plain words: structured descriptions are often marked up, sometimes twice encoded. */
export function plainText(text: string): string {
  const decoded = text.includes("&") ? decodeHTML(text) : text;
  return decoded
    .replace(/<[^<>]{0,500}>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
