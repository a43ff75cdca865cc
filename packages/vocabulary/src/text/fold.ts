/** Letters that no normal form decomposes. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/** Removes the accents from a lowercase word: "größe" becomes "grosse". */
export function withoutAccents(lower: string): string {
  return IS_LATIN.test(lower) ? lower.replace(ACCENTED, (letter) => PLAIN.get(letter) ?? letter) : normalize(lower);
}

const normalize = (lower: string): string =>
  lower
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[łøđðþßæœı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);

/** Latin letters, which are most, need no normal form: each is looked up. */
const IS_LATIN = /^[\0-\u024f‘’]*$/;
const ACCENTED = /[\u0080-\u024f]/g;
const PLAIN = new Map(
  Array.from({ length: 0x250 - 0x80 }, (_, at) => String.fromCharCode(0x80 + at)).map((letter) => [
    letter,
    normalize(letter),
  ]),
);

/**
 * Folds case and accents, so that "Élasthanne" equals "elasthanne". Words of up to three letters keep their accents,
 * because "für" is not fur and "på" is not polyamide.
 */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (isPlain(lower)) return lower;
  // A voicing mark is not an accent: ダ is not タ.
  if (/[\u3040-\u9fff]/.test(lower)) return lower.normalize("NFC");
  const straight = lower.replace(/[’‘ʼ]/g, "'");
  const bare = withoutAccents(straight);
  return bare.length > 3 ? bare : straight.normalize("NFC");
}

/** Most words have nothing to fold. */
function isPlain(lower: string): boolean {
  return /^[a-z0-9']*$/.test(lower);
}

/** Folds a name to the key format of the tables: folded words separated by single spaces, without punctuation. */
export function foldPhrase(phrase: string): string {
  const lower = phrase.toLowerCase();
  if (/^[a-z0-9']+(?: [a-z0-9']+)*$/.test(lower)) return lower;
  return phrase
    .split(/[^\p{L}\p{M}\p{N}'’‘ʼ]+/u)
    .filter((word) => word !== "")
    .map(foldWord)
    .join(" ");
}
