import { createHash } from "node:crypto";
import { EMBEDDED_PAGE_ID, type EmbeddedPage } from "@dupewise/domain/pages/embedded-data";

/** Numbers, lengths, colors: nothing that could end the rule or its element, or load anything. */
const PLAIN_STYLE = /^[\w\s:;.,%#()+*/-]+$/;
/** A click before hydration would be lost. Text and attributes contain no bare "<" or ">". */
const CONTROL = /<(?:button|select|input|textarea)\b[^>]*?(?=\/?>)/g;
/** Enter must not send a password in the URL either; this way it sends nothing. */
const FORM = /<form\b/g;
/** Only the browser knows the user's time zone: times are left out until hydration, but keep their space. */
const TIME = /<time\b/g;
const UNKNOWN_TIME = "time[data-rendered]{visibility:hidden}";

export interface RenderedHtml {
  html: string;
  /** The rules from style attributes, which the content security policy forbids; "" for none. */
  style: string;
}

/**
 * Post-processes rendered HTML: moves style attributes into a stylesheet and disables form controls until the app has
 * hydrated.
 */
export function postProcessHtml(rendered: string): RenderedHtml {
  const rules = new Map<string, number>();
  const html = rendered
    .replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
      if (!PLAIN_STYLE.test(style) || /url\(/i.test(style)) return "";
      const number = rules.get(style) ?? rules.size;
      rules.set(style, number);
      return ` data-rendered="${number}"`;
    })
    .replaceAll(CONTROL, (control) => (isForText(control) ? control : `${control} inert`))
    .replaceAll(FORM, '$& method="dialog"')
    .replaceAll(TIME, "$& data-rendered");
  const style = [
    ...[...rules].map(([rule, number]) => `[data-rendered="${number}"]{${rule}}`),
    ...(html.includes("<time") ? [UNKNOWN_TIME] : []),
  ].join("");
  return { html, style };
}

/** Typed text is kept: the app takes it over by the field's name. */
const isForText = (control: string): boolean =>
  /^<(?:input|textarea)/.test(control) && / name="/.test(control) && !/ type="(?:checkbox|radio)"/.test(control);

/** Computes the hash that allows a style element with this text in the content security policy. */
export const computeCspHash = (style: string): string =>
  `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/**
 * Renders a script element that contains a page's data. Browsers don't execute it, and its content can't close the
 * element.
 */
export const renderEmbeddedData = (sent: EmbeddedPage): string =>
  `<script type="application/json" id="${EMBEDDED_PAGE_ID}">${JSON.stringify(sent).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )}</script>`;
