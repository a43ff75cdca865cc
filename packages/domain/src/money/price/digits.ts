/** First digit of each decimal script found in prices and compositions (Unicode category Nd). */
const ZEROS = [
  0x0660, // Arabic-Indic
  0x06f0, // Extended Arabic-Indic: Persian, Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0e50, // Thai
  0x0ed0, // Lao
  0x1040, // Myanmar
  0x17e0, // Khmer
  0xff10, // fullwidth
];

const MARKS: Record<string, string> = {
  "٫": ".",
  "٬": ",",
  "،": ",",
  "．": ".",
  "，": ",",
  "﹒": ".",
  "﹐": ",",
  "％": "%",
  "٪": "%",
  "﹪": "%",
  "：": ":",
  "−": "-",
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "－": "-",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "´": "'",
  "`": "'",
  "′": "'",
  "\u2060": " ",
  "\u200b": " ",
  "\u200e": " ",
  "\u200f": " ",
  "\u061c": " ",
  "\ufeff": " ",
};

/**
 * Converts digits, separators, dashes, apostrophes and spaces of every script to ASCII. Converts character by
 * character, so that offsets stay valid, and keeps line breaks.
 */
export function foldDigits(text: string): string {
  return text.replace(FOLDED, foldCharacter);
}

/** Excludes what most texts consist of, except "`", the soft hyphen, "´" and "−", which are folded. */
const FOLDED =
  /[^\t\n\r\u0020-\u005f\u0061-\u007e\u00a1-\u00ac\u00ae-\u00b3\u00b5-\u02bb\u0370-\u05ff\u201a-\u2027\u20a0-\u2211\u2213-\u2fff\u3001-\ud7ff]/g;

function foldCharacter(character: string): string {
  const mark = MARKS[character];
  if (mark !== undefined) return mark;
  if (/[\s\u00ad]/.test(character)) return character === "\u2028" || character === "\u2029" ? "\n" : " ";
  const code = character.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}
