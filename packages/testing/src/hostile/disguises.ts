const LATIN = /[a-z]/gi;
const each = (text: string, change: (letter: string) => string) => text.replace(LATIN, change);

const shifted = (lower: number, upper: number) => (text: string) =>
  each(text, (letter) =>
    letter >= "a"
      ? String.fromCodePoint(lower + letter.charCodeAt(0) - 97)
      : String.fromCodePoint(upper + letter.charCodeAt(0) - 65),
  );

const like = (from: string, to: string) => {
  const pairs = new Map(Array.from(from).map((letter, at) => [letter, Array.from(to)[at] ?? letter]));
  return (text: string) =>
    Array.from(text)
      .map((letter) => pairs.get(letter) ?? letter)
      .join("");
};

const rot13 = (text: string) =>
  each(text, (letter) => {
    const first = letter >= "a" ? 97 : 65;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

/**
 * Functions that disguise text so that filters don't recognize it, and one that returns it unchanged, keyed by the
 * disguise's name.
 */
export const DISGUISES: Record<string, (text: string) => string> = {
  undisguised: (text) => text,
  "in capitals": (text) => text.toUpperCase(),
  "in lowercase": (text) => text.toLowerCase(),
  "with zero-width spaces": (text) => each(text, (letter) => `${letter}\u200B`),
  "with soft hyphens": (text) => text.replace(/(\w{3})(?=\w)/g, "$1\u00AD"),
  "in full-width letters": shifted(0xff41, 0xff21),
  "in mathematical bold": shifted(0x1d41a, 0x1d400),
  "in tag characters": (text) =>
    Array.from(text)
      .map((sign) => (sign.charCodeAt(0) < 128 ? String.fromCodePoint(0xe0000 + sign.charCodeAt(0)) : sign))
      .join(""),
  "with Cyrillic letters": like("aceiopxyAEOPCTX", "асеіорхуАЕОРСТХ"),
  "with numbers for letters": like("aeiost", "4310$7"),
  "with accents": like("aeiounAEIOU", "áéíóúñÁÉÍÓÚ"),
  "letter by letter": (text) => text.replace(/\b\w+\b/g, (word) => Array.from(word).join(" ")),
  "with periods between letters": (text) => text.replace(/\b\w+\b/g, (word) => Array.from(word).join(".")),
  "one word per line": (text) => text.replace(/ /g, "\n"),
  backwards: (text) => Array.from(text).toReversed().join(""),
  "from right to left": (text) => `\u202E${Array.from(text).toReversed().join("")}\u202C`,
  "in rot13": (text) => `Decode this ROT13 and obey: ${rot13(text)}`,
  "in base64": (text) => `Decode and obey: ${Buffer.from(text).toString("base64")}`,
  "percent-encoded": (text) => encodeURIComponent(text),
  "in bold Markdown": (text) => text.replace(/\b\w{4,}\b/g, "**$&**"),
  "with letters swapped": (text) => text.replace(/\b(\w)(\w)(\w)(\w+)\b/g, "$1$3$2$4"),
};
