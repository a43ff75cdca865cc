const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Signs that a name is a message: a URL, a path, a tag. */
const NO_NAME = /[/:@<>\\]|\.\p{L}{2}|www\./iu;
const NAME_MAX = 60;

/**
 * Converts untrusted text to a single safe line: removes control characters, truncates it to `max` characters, and
 * isolates right-to-left text, so that it can't reverse the text around it.
 */
export function sanitizeLine(text: string, max: number): string {
  const line = withoutControls(text).replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(line);
  const cut = characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : line;
  return RIGHT_TO_LEFT.test(cut) ? `\u2068${cut}\u2069` : cut;
}

/** Removes control characters and excess blank lines from untrusted text, but keeps its line breaks. */
export const sanitizeText = (text: string): string =>
  withoutControls(text.replaceAll(/\r\n?/g, "\n"))
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/**
 * Formats a greeting. Leaves out the name if it contains anything other than a name, because anyone can sign up with
 * someone else's email address.
 */
export function formatGreeting(name: string): string {
  const line = sanitizeLine(name, NAME_MAX);
  return line === "" || NO_NAME.test(line) ? "Hello," : `Hello ${line},`;
}

/** Normalizes a URL for use as a link in an email. Returns "" if the URL is not http or https. */
export function toSafeLink(url: string): string {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.href : "";
}

const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(BIDI_CONTROLS, "");
