const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Signs that a name is a message: a URL, a path, a tag. */
const NO_NAME = /[/:@<>\\]|\.\p{L}{2}|www\./iu;
const NAME_MAX = 60;

/**
 * Puts untrusted text on one line: without control characters, truncated at `max` characters, and isolated so that it
 * cannot reverse the text next to it.
 */
export function sanitizeLine(text: string, max: number): string {
  const line = withoutControls(text).replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(line);
  const cut = characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : line;
  return RIGHT_TO_LEFT.test(cut) ? `\u2068${cut}\u2069` : cut;
}

/** Sanitizes untrusted text, keeping its line breaks. */
export const sanitizeText = (text: string): string =>
  withoutControls(text.replaceAll(/\r\n?/g, "\n"))
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/**
 * Returns a greeting. Leaves out a name that contains more than a name, because anyone can sign up with someone else's
 * email.
 */
export function greeting(name: string): string {
  const line = sanitizeLine(name, NAME_MAX);
  return line === "" || NO_NAME.test(line) ? "Hello," : `Hello ${line},`;
}

/** Returns the URL in a form that a mail may link to, or an empty string when it is not http or https. */
export function safeLink(url: string): string {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.href : "";
}

const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(BIDI_CONTROLS, "");
