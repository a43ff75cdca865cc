import { createHash } from "node:crypto";
import { SENT_PAGE_ID, type SentPage } from "@dupewise/domain/sent-page";

/** Numbers, lengths, colours: nothing that could end the rule or the element it stands in, or fetch anything. */
const PLAIN_STYLE = /^[\w\s:;.,%#()+*/-]+$/;
/** Until the app is there, what is typed or pressed would be lost. Texts and attributes hold no bare "<". */
const CONTROL = /<(?:button|form|select|input|textarea)\b/g;
const WRITABLE = /<(?:input|textarea)\b/g;

export interface DrawnHtml {
  html: string;
  /** The rules that stood in style attributes, which the content security policy forbids; "" for none. */
  style: string;
}

/** Makes a drawn page fit to be sent: no style attributes, and nothing to type into before the app listens. */
export function toDrawnHtml(drawn: string): DrawnHtml {
  const rules = new Map<string, number>();
  const html = drawn
    .replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
      if (!PLAIN_STYLE.test(style) || /url\(/i.test(style)) return "";
      const number = rules.get(style) ?? rules.size;
      rules.set(style, number);
      return ` data-drawn="${number}"`;
    })
    .replaceAll(CONTROL, "$& inert")
    .replaceAll(WRITABLE, "$& readonly");
  const style = [...rules].map(([rule, number]) => `[data-drawn="${number}"]{${rule}}`).join("");
  return { html, style };
}

/** How the content security policy names the one style element it lets through. */
export const hashOf = (style: string): string => `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** As data that no browser runs and no text in it can end. */
export const sentElement = (sent: SentPage): string =>
  `<script type="application/json" id="${SENT_PAGE_ID}">${JSON.stringify(sent).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )}</script>`;
