import { PART_WORDS } from "../materials/mere-part.ts";
import { FAMILIES, type Family, type Group, isFashion } from "./families.data.ts";
import { OTHER_LANGUAGE_GARMENTS } from "./other-language-garments.data.ts";
import { GARMENTS, NON_GARMENT_PHRASES, type GarmentEntry } from "./garments.data.ts";
import { isClearlyEnglish, LANGUAGES, type Language, languageOf } from "../text/language.ts";
import { createPhraseMatcher, type Span, spanOf } from "../text/phrase-matcher.ts";
import { memoizeWord } from "../text/memoize.ts";
import { memoizeSearch } from "../text/memoize-search.ts";
import { tokenize, type Token, wordForms } from "../text/tokenize.ts";

/** A kind of product: "sneakers", one of the "casual shoes", which are "footwear". */
export interface Garment {
  type: string;
  family: Family;
  group: Group;
}

/**
 * What a phrase names in each language that uses it, and as the plural of an English phrase if it names something else
 * in other languages only: "baskets", which are sneakers in French.
 */
type Readings = Partial<Record<Language | "englishPlural", Garment>>;

const BY_TYPE = new Map<string, Garment>();
const READINGS = new Map<string, Readings>();
const COMPOUND_HEADS: Partial<Record<Language, Map<string, Garment>>> = {
  de: new Map(),
  nl: new Map(),
  sv: new Map(),
  da: new Map(),
  fi: new Map(),
};

for (const entry of GARMENTS) index(entry);
for (const [phrase, { en }] of READINGS) if (en) indexPlural(phrase, en);

/** The garments that single English words name, keyed by word. Contains only those plurals that the table lists. */
export const ENGLISH_GARMENT_WORDS: ReadonlyMap<string, Garment> = new Map(
  [...READINGS].flatMap(([phrase, { en }]) => (en && !phrase.includes(" ") ? [[phrase, en] as const] : [])),
);

const matchPhrases = memoizeSearch(
  // Null for what only looks like a garment.
  createPhraseMatcher<Readings | null>([
    ...NON_GARMENT_PHRASES.split(",").map((phrase) => [phrase, null] as const),
    ...READINGS,
  ]),
);

/** A kind of product, found in text. */
export interface GarmentMatch extends Span {
  garment: Garment;
  /** Set when the text is in another language, in which the words name no product. */
  isLoanword?: true;
}

/** Returns the garment with this canonical type name, or undefined if there is none. */
export function garmentOf(type: string): Garment | undefined {
  return BY_TYPE.get(type);
}

/**
 * Returns all garments that a phrase can name in any language. "Robe" can name a bathrobe in English and a dress in
 * French.
 */
export function garmentsInAnyLanguage(phrase: string): readonly Garment[] {
  const forms = tokenize(phrase).map(({ form }) => form);
  return Object.values(READINGS.get(forms.join(" ")) ?? {});
}

/**
 * Returns true for a phrase that names one product in English and a different one in another language, such as "slip".
 */
export const isAmbiguousAcrossLanguages: (phrase: string) => boolean = memoizeWord((phrase) => {
  const { en, ...others } = READINGS.get(wordForms(phrase).join(" ")) ?? {};
  return en !== undefined && Object.values(others).some(({ type }) => type !== en.type);
});

/** Every kind of product, in the order of the table. */
export const ALL_GARMENTS: readonly Garment[] = [...BY_TYPE.values()];

/** Finds every garment that the text names in English or in the given language, in order. */
export function findGarments(
  text: string,
  language: Language = "en",
  tokens: readonly Token[] = tokenize(text),
): GarmentMatch[] {
  const found: GarmentMatch[] = [];
  for (const match of matchPhrases(text, tokens)) {
    const own = match.meaning?.[language];
    const garment = own ?? match.meaning?.en ?? match.meaning?.englishPlural;
    const isLoanword = own === undefined && language !== "en";
    if (garment && !ELIDED.test(match.quote))
      found.push({ ...spanOf(match), garment, ...(isLoanword && { isLoanword }) });
  }
  const heads = COMPOUND_HEADS[language];
  if (!heads) return found;
  const taken = new Set(found.flatMap(({ from, to }) => tokens.slice(from, to)));
  for (const [from, token] of tokens.entries()) {
    const garment = taken.has(token) ? undefined : compoundHead(heads, token.form);
    const { start, end } = token;
    if (garment) found.push({ quote: text.slice(start, end), start, end, from, to: from + 1, garment });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** French "t'as" is no Dutch "tas". */
const ELIDED = /^[jmnst]['’](?=[aeiouyéêh])/i;

/** Returns the indices of the tokens that only look like the name of a garment, such as both words of "oxford grey". */
export function findLookalikes(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const phrases = matchPhrases(text, tokens).filter(({ meaning }) => meaning === null);
  return new Set(phrases.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
}

/** Shorter words of one language are too often names or other words in another: "rock", "slip". */
const LONG_WORD = 5;

/**
 * Detects the language of a title by its function words. If it has none, returns the first language in which a word of
 * the title names a product, as in "Foulard 90 x 90", unless such a word also names a product in English, or a part
 * behind the first word: a "collar" is a necklace in Spanish. Defaults to English.
 */
export function detectTitleLanguage(text: string, tokens: readonly Token[]): Language {
  const told = languageOf(tokens);
  if (told !== "en" || isClearlyEnglish(tokens)) return told;
  // "Sandales plates" is not tableware.
  const named = matchPhrases(text, tokens);
  const inEnglish = named.findLast(({ meaning }) => meaning?.en && isFashion(meaning.en.group));
  const foreign = named.find(
    inEnglish === undefined
      ? ({ meaning, quote, from }) =>
          meaning && quote.length >= LONG_WORD && !(from > 0 && PART_WORDS.has(quote.toLowerCase()))
      : // "Amourette Charm Bügel-BH": the name contains an English word.
        ({ meaning, from, to }) => meaning && !meaning.en && from > inEnglish.from && to - from > 1,
  );
  const meaning = foreign?.meaning;
  return (meaning && LANGUAGES.find((language) => meaning[language])) ?? "en";
}

/**
 * Returns the first language in which any of the words is a compound that ends with a long product noun: German for
 * "Lederhandtasche braun". Returns undefined if there is none.
 */
export function languageOfCompound(tokens: readonly Token[]): Language | undefined {
  return LANGUAGES.find((language) => {
    const heads = COMPOUND_HEADS[language];
    return heads && tokens.some(({ form }) => compoundHead(heads, form, isWornBy(form) ? 4 : LONG_WORD));
  });
}

/** "Damenrock", "Herrenhemd", and nouns that end no word of another language. */
const isWornBy = (form: string): boolean => /^(?:damen|herren|kinder)|(?:hose|hosen|hemd|hemden)$/.test(form);

/**
 * Finds the product that a word names, if the word is a product noun or a compound that ends with one. Considers only
 * languages that form compounds, and returns the first one that has the word: shoes and German for "schuhe". Returns
 * undefined if there is none.
 */
export function findProductNoun(form: string): { language: Language; garment: Garment } | undefined {
  for (const language of LANGUAGES) {
    const heads = COMPOUND_HEADS[language];
    const garment = heads && (heads.get(form) ?? compoundHead(heads, form));
    if (garment) return { language, garment };
  }
  return undefined;
}

function index(entry: GarmentEntry): void {
  const garment = { type: entry.type, family: entry.family, group: FAMILIES[entry.family] };
  BY_TYPE.set(entry.type, garment);
  for (const language of LANGUAGES) {
    const own = (entry[language] ?? OTHER_LANGUAGE_GARMENTS[language]?.[entry.type])?.split(", ") ?? [];
    for (const words of language === "en" ? [entry.type, ...own] : own) {
      const phrase = tokenize(words)
        .map(({ form }) => form)
        .join(" ");
      const readings = READINGS.get(phrase) ?? {};
      readings[language] ??= garment;
      READINGS.set(phrase, readings);
      if (!phrase.includes(" ") && phrase.length > 3) COMPOUND_HEADS[language]?.set(phrase, garment);
    }
  }
}

/**
 * Lets a word of another language also name what it is the English plural of. Otherwise it would hide the English word,
 * because a phrase as written wins over its singular.
 */
function indexPlural(phrase: string, garment: Garment): void {
  const readings = READINGS.get(regularPlural(phrase));
  if (readings === undefined || readings.en !== undefined) return;
  const isSame = LANGUAGES.every((language) => (readings[language] ?? garment).type === garment.type);
  readings[isSame ? "en" : "englishPlural"] = garment;
}

function regularPlural(phrase: string): string {
  if (/[^aeiou]y$/.test(phrase)) return `${phrase.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(phrase) ? `${phrase}es` : `${phrase}s`;
}

/** "sommerkleid" → kleid: the longest known word that a Germanic or Finnish compound ends with. */
function compoundHead(heads: ReadonlyMap<string, Garment>, form: string, shortest = 4): Garment | undefined {
  for (let cut = 3; cut <= form.length - shortest; cut += 1) {
    const garment = heads.get(form.slice(cut));
    if (garment) return garment;
  }
  return undefined;
}
