const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** What makes a name a message: an address, a path, a tag. */
const NO_NAME = /[/:@<>\\]|\.\p{L}{2}|www\./iu;
const NAME_MAX = 60;

/**
 * Somebody else's words on one line: without control characters, cut at `max` characters, and kept from turning round
 * what stands beside them.
 */
export function oneLine(text: string, max: number): string {
  const line = withoutControls(text).replaceAll(/\s+/g, " ").trim();
  const characters = Array.from(line);
  const cut = characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : line;
  return RIGHT_TO_LEFT.test(cut) ? `\u2068${cut}\u2069` : cut;
}

/** Somebody else's words with their line breaks. */
export const manyLines = (text: string): string =>
  withoutControls(text.replaceAll(/\r\n?/g, "\n"))
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();

/** A name that says something else greets nobody: anybody can have a mail sent to anybody by signing up as them. */
export function greeting(name: string): string {
  const line = oneLine(name, NAME_MAX);
  return line === "" || NO_NAME.test(line) ? "Hello," : `Hello ${line},`;
}

/** The address as a mail may link to it; empty unless it is a web address. */
export function webAddress(url: string): string {
  const parsed = URL.parse(url);
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.href : "";
}

const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(BIDI_CONTROLS, "");
