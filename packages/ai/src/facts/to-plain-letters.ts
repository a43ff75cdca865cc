/** What a human reader takes letters of other alphabets, and symbols, for. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: "аαɑ",
    b: "вЬβ",
    c: "сϲ",
    d: "ԁ",
    e: "еёєε",
    g: "ɡ",
    h: "һнЊ",
    i: "іїıι",
    j: "ј",
    k: "кκ",
    l: "ӏ",
    m: "мΜ",
    n: "пηɴ",
    o: "оοσ",
    p: "рρ",
    q: "ԛ",
    r: "г",
    s: "ѕ",
    t: "тτ",
    u: "υц",
    v: "ѵν",
    w: "ԝω",
    x: "хχ",
    y: "уγ",
    z: "ᴢ",
  }).flatMap(([latin, others]) =>
    Array.from(others).flatMap((other): [string, string][] => [
      [other, latin],
      [other.toUpperCase(), latin.toUpperCase()],
    ]),
  ),
);
const NUMERALS: ReadonlyMap<string, string> = new Map(
  Object.entries({ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", $: "s", "@": "a", "!": "i" }),
);
const WORD = /[\p{L}\d$@!]+/gu;
const NUMERAL = /[\d$@!]/g;
/** Matches a digit or symbol within a word. Most texts have none. */
const NUMERAL_IN_WORD = /[\d$@!](?:(?=\p{L})|(?<=\p{L}.))/u;

/**
 * Replaces accented letters, non-Latin look-alikes and digits inside words with the plain letters that they resemble.
 * Keeps the length of the text, so that offsets stay valid.
 */
export function toPlainLetters(text: string): string {
  const latin = text.replace(/[\p{L}--\p{ASCII}]/gv, (letter) => {
    const [base = letter] = letter.normalize("NFD");
    const plain = LOOKALIKES.get(base) ?? base;
    return plain.length === letter.length ? plain : letter;
  });
  if (!NUMERAL_IN_WORD.test(latin)) return latin;
  return latin.replace(WORD, (word) =>
    /\p{L}/u.test(word) ? word.replace(NUMERAL, (sign) => NUMERALS.get(sign) ?? sign) : word,
  );
}
