import type { ColorMatch } from "@dupewise/vocabulary/colors/colors";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { findPatterns } from "@dupewise/vocabulary/details/patterns";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findFabrics } from "@dupewise/vocabulary/materials/fabrics";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { memoizeWord } from "@dupewise/vocabulary/text/memoize";
import { type Language, LANGUAGES, NOUN_FIRST_LANGUAGES } from "@dupewise/vocabulary/text/language";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import {
  FUNCTION_WORDS,
  PRODUCTION_WORDS,
  NEUTRAL_WORDS,
  OUTSIDE_WORDS,
  COLOR_LINKING_WORDS,
} from "./attribute-colors.data.ts";
import { endsPhrase, groupsOf, phraseAround, type Phrase } from "./color-phrase.ts";
import { namesPart } from "./describes-part.ts";
import { isMetallic } from "./own-colors.ts";
import type { Passage } from "./passage.ts";

/** The maximum number of words in a shade's name besides the color's: "Midnight Navy", "Black Granite". */
const MOST_OF_SHADE = 2;

/** What a color describes: the product itself, a material of which it may be made, or something else. */
type Noun = "product" | "material" | "other";
/** What the colors of a phrase describe. All colors of one phrase share one `Attribution`. */
export interface Attribution {
  target: Noun;
}

/**
 * Returns what each color in a text describes. Skips plural English color words, which name things ("cherries"). A
 * color belongs to the product only if the phrase around it names a product of this group, its outside ("upper",
 * "shell"), or nothing at all ("Black."). Any other noun, known or not, is taken for a part or another product.
 * @param own the colors that no list of parts excludes
 */
export function attributeColors(
  matches: readonly ColorMatch[],
  { text, tokens, field }: Passage,
  group: Group | undefined,
  language: Language,
  own: readonly ColorMatch[] = matches,
): ReadonlyMap<ColorMatch, Attribution> {
  // "Red cherries" are things; English doesn't inflect colors.
  const found = language === "en" ? matches.filter((match) => !isThing(match)) : matches;
  const isColorLast = NOUN_FIRST_LANGUAGES.has(language);
  const attributed = new Map<ColorMatch, Attribution>();
  const groups = groupsOf(found, tokens, text);
  const colored = new Set(found.flatMap(({ from, to }) => tokens.slice(from, to)));
  const phrases = groups.map((colors) => withoutLead(phraseAround(colors, colored, tokens, text, isColorLast)));
  const isSentence = tokens.some(({ form }) => VERBS.has(form));
  attributeAll(attribute);
  const isSure = own.some((match) => (attributed.get(match)?.target ?? "other") !== "other");
  let isFirst = true;
  if (!isSure && field === "title" && !isSentence && !isColorLast && group !== "watches")
    attributeAll((phrase, _, colors) => {
      const target = isFirst ? attributeInList(phrase, colors) : "other";
      isFirst &&= target === "other";
      return target;
    });
  return attributed;

  /** "Goldener Verschluss: Umhängetasche in Schwarz": what precedes the product itself is no label. */
  function withoutLead(phrase: Phrase): Phrase {
    const { label, labeled, before } = phrase;
    if (label.length === 0) return phrase;
    const isLead = [...labeled, ...before].some((_, at, words) => isKind(words.slice(0, at + 1)));
    return isLead ? { ...phrase, label: [] } : phrase;
  }

  function attributeAll(attributeOne: typeof attribute): void {
    for (const [at, colors] of groups.entries()) {
      const phrase = phrases[at];
      const [first] = colors;
      if (!phrase || !first) continue;
      const isName = field === "title" && !isSentence && isInFirstClause(phrase.start, tokens, text);
      let attribution: Attribution = { target: attributeOne(phrase, isName, colors) };
      const [previous, next] = [groups[at - 1], groups[at + 1]];
      const between = previous ? text.slice(previous.at(-1)?.end, tokens[phrase.start]?.start) : "";
      const inherited = previous?.[0] && attributed.get(previous[0]);
      const isChained = /^\s?\/\s?$/.test(between) && phrase.after.length === 0;
      // "Straps in red, white and blue", "footwear white/core black".
      if (inherited && (isChained || (isAlone(phrase) && between === ", "))) attribution = inherited;
      // "Modern Ivory / black leather".
      else if (inherited && attribution.target !== "other" && between.trim() === "/") attribution = inherited;
      // "Red, white and blue straps".
      else if (next && next.length > 1 && isAlone(phrase) && text.slice(colors.at(-1)?.end, next[0]?.start) === ", ")
        attribution = { target: attributeOne(phrases[at + 1] ?? phrase, isName, next) };
      for (const color of colors) attributed.set(color, attribution);
    }
  }

  /**
   * Attributes a color in a title that lists words without commas: "boots black leather side buckle", "tote with chain
   * black". There a color may follow a kind, a material or a part without describing it, and what follows the first
   * noun or number after the color is about something else.
   */
  function attributeInList(phrase: Phrase, [color]: readonly ColorMatch[]): Noun {
    if (!color || phrase.label.some(isPart)) return "other";
    const before = trimmed(tokens[color.from - 1]?.form === "in" ? phrase.before.slice(0, -1) : phrase.before);
    const count = phrase.after.findIndex(({ form }) => isNumber(form));
    const after = phrase.after.slice(0, count < 0 ? undefined : count).filter((token) => !isNeutral(token));
    if (after.length === 0) return before.length > 0 && !isMetallic(color.color) ? "product" : "other";
    const isAfterPart = isPart(before.at(-1)) && !isMetallic(color.color);
    if (phrase.isAdded && before.length === 0) return "other";
    const part = after.findIndex((token) => isPart(token) && !COLORLESS.has(token.form));
    const heads = after.slice(0, part < 0 ? undefined : part).map((_, at) => headOf(after.slice(0, at + 1)));
    if (heads.includes("product")) return phrase.isAdded && !isAfterPart ? "other" : "product";
    const material = heads.indexOf("material");
    if (headOf(before) !== "other" && (part < 0 || material >= 0)) return "product";
    const isOfPart = isAfterPart ? part === material + 1 : part >= 0;
    return material < 0 || isOfPart ? "other" : "material";
  }

  function attribute(phrase: Phrase, isName: boolean, colors: readonly ColorMatch[]): Noun {
    const { before, after, label, isAdded, isJoined } = phrase;
    if (label.some((token) => !isNeutral(token)) && !isLabelOfProduct(label)) return "other";
    if (label.length > 0 && before.length === 0 && !isAdded) return "product";
    if (isJoined && before.every(saysNothing) && after.every(saysNothing)) return "other";
    // "Pantolette mit Korkfußbett schwarz": an adjective that describes a noun before it isn't inflected.
    if (isAdded && isName && UNINFLECTED.has(language) && before.length > 0 && isBare(colors, after)) return "product";
    if (isAdded) return [...before, ...after].some(({ form }) => OUTSIDE_WORDS.has(form)) ? "product" : "other";
    const following = trimmed(after);
    if (isColorLast) {
      // "Montre rectangulaire bracelet noir".
      if (group === "watches" && !before.every((token) => isNeutral(token) || isKind([token]))) return "other";
      if (before.every(isNeutral))
        return following.filter((token) => !isNeutral(token)).length <= 1 || headOf(following) !== "other"
          ? "product"
          : "other";
      if (colors.length > 1 && isPatterned(before, true)) return "product";
      return isName && !before.some(isPart) ? "product" : attributeAfter(before);
    }
    if (following.length === 0) {
      if (isName) return isPart(trimmed(before).at(-1)) ? "other" : "product";
      return isShade(before, colors) ? "product" : attributeAfter(before);
    }
    const head = colors.length > 1 && isPatterned(following, true) ? "product" : headOf(following);
    if (head === "product") return "product";
    if (head === "material") return isSubject(before) ? "material" : "other";
    return isName && found.length === colors.length && !following.some(isPart) ? "product" : "other";
  }

  /** Attributes a color that follows its noun: "a bag in glossy black", "cuir grainé noir". */
  function attributeAfter(before: readonly Token[]): Noun {
    if (isColorLast) {
      const [first, second] = before.filter((token) => !saysNothing(token));
      if (first === undefined || OUTSIDE_WORDS.has(first.form) || PRODUCTION_WORDS.has(first.form) || isKind([first]))
        return "product";
      if (isStuff(first.form)) return "material";
      return second && !isPart(first) && isKind([second]) ? "product" : "other";
    }
    const pivot = before.findLastIndex(({ form }) => COLOR_LINKING_WORDS.has(form));
    const nouns = trimmed(pivot < 0 ? before : before.slice(0, pivot));
    if (nouns.length === 0) return "product";
    const made = nouns.findLastIndex(({ form }) => !PRODUCTION_WORDS.has(form));
    return made < 0 ? "product" : headOf(trimmed(nouns.slice(0, made + 1)));
  }

  /** Whether what comes before "black leather" lets the product be made of it: not "a toe in black leather". */
  function isSubject(before: readonly Token[]): boolean {
    const pivot = before.findLastIndex(({ form }) => COLOR_LINKING_WORDS.has(form));
    return pivot < 0 ? !before.some(isPart) : attributeAfter(before.slice(0, pivot + 1)) !== "other";
  }

  function headOf(words: readonly Token[]): Noun {
    const head = words.at(-1);
    if (!head) return "other";
    if (OUTSIDE_WORDS.has(head.form) || isKind(words) || isPatterned(words)) return "product";
    return isStuff(head.form) ? "material" : "other";
  }

  /**
   * "Navy tartan", "ivory floral print": the whole is patterned so. "Blue stripes" are only a figure, while "blue and
   * white stripes" cover the whole.
   */
  function isPatterned(words: readonly Token[], isOfAll = false): boolean {
    const last = words.at(-1)?.form ?? "";
    const phrase = words.slice(-LONGEST_NAME).map(({ form }) => form);
    return (isOfAll || !FIGURES.test(last)) && isPatternName(phrase.join(" "));
  }

  /** Whether the last of these words name a product of the group. */
  function isKind(words: readonly Token[]): boolean {
    const head = words.at(-1);
    if (head === undefined || isPart(head)) return false;
    const named = groupNamed([language, ...words.slice(-LONGEST_NAME).map(({ form }) => form)].join(" "));
    return named !== null && (group === undefined || named === group);
  }

  /** "Upper: black leather", "Rahmenfarbe: schwarz", but not "Lining: black". */
  function isLabelOfProduct(label: readonly Token[]): boolean {
    const words = trimmed(label);
    return headOf(words) !== "other" || OUTSIDE_WORDS.has(words.at(-1)?.form.replace(/farben?$/, "") ?? "");
  }

  /** "Midnight Navy", in titles also "hamilton brown": a shade's name. */
  function isShade(before: readonly Token[], [color]: readonly ColorMatch[]): boolean {
    const mayName = (start: number) => field === "title" || /\p{Lu}/u.test(text.charAt(start));
    return (
      language === "en" &&
      color !== undefined &&
      mayName(color.start) &&
      before.length <= MOST_OF_SHADE &&
      before.every((token) => mayName(token.start) && !isPart(token) && !COLOR_LINKING_WORDS.has(token.form))
    );
  }
}

/** Forms of "to be", which no name contains. */
const VERBS = new Set("is are was were ist sind war est sont sono son".split(" "));

const isThing = ({ quote, color }: ColorMatch): boolean =>
  /(?:ies|['’]s)$/i.test(quote) || (/[^isu]s$/i.test(quote) && color.name.includes(quote.toLowerCase().slice(0, -1)));
/** Words for a cut, which has no color of its own: "dress white sweetheart neckline". */
const COLORLESS = new Set("neckline neck fit length rise".split(" "));
const FIGURES = /[^s]s$|^(?:streifen|punkten?|tupfen|sternen?|righe|pois|stelle|strepen|stippen)$/;

/** Whether nothing but the color is said. */
const isAlone = ({ before, after, label }: Phrase): boolean => [...before, ...after, ...label].every(isNeutral);

/** Languages in which only an adjective before its noun has an ending. */
const UNINFLECTED: ReadonlySet<Language> = new Set<Language>(["de", "nl"]);
const INFLECTED = /e[mnrs]?$/;
const isBare = (colors: readonly ColorMatch[], after: readonly Token[]): boolean =>
  after.every(isNeutral) && !colors.some(({ quote }) => INFLECTED.test(quote));

/** Whether no sign is between a position and the start of the text. */
const isInFirstClause = (at: number, tokens: readonly Token[], text: string): boolean =>
  tokens.slice(1, at + 1).every((token, before) => {
    const previous = tokens[before];
    return previous === undefined || !endsPhrase(text, previous, token);
  });

const isNumber = (form: string): boolean => /^(?:\d|(?:two|three|four|five|six|eight|zwei|drei|vier)$)/.test(form);
const isNeutral = ({ form }: Token): boolean => NEUTRAL_WORDS.has(form) || isNumber(form);
const saysNothing = (token: Token): boolean => isNeutral(token) || FUNCTION_WORDS.has(token.form);
const isPart = (token: Token | undefined): boolean => token !== undefined && namesPart(token.form);
const HIDE = /leather|suede|skin$|nubuck|canvas|nylon|patent|^(?:dentelle|pizzo|encaje)$/;
const isStuff = memoizeWord(
  (form) =>
    canonicalFiber(form) !== null || HIDE.test(form) || findFabrics("", [{ form, start: 0, end: 0 }]).length > 0,
);

/** The maximum number of words in the name of a kind or a pattern. */
const LONGEST_NAME = 3;
/** Returns the group of the kind that ends a phrase, which its language precedes: "en ankle boots". */
const groupNamed = memoizeWord((phrase): Group | null => {
  const [first = "", ...words] = phrase.split(" ");
  const language = LANGUAGES.find((one) => one === first);
  return findGarments(words.join(" "), language).findLast(({ to }) => to === words.length)?.garment.group ?? null;
});
const isPatternName = memoizeWord((phrase) =>
  findPatterns(phrase).some(
    ({ name, to }) => name !== "lace" && name !== "distressed" && to === phrase.split(" ").length,
  ),
);

/** Words without those at their end that say nothing about what is colored. */
function trimmed(words: readonly Token[]): readonly Token[] {
  const last = words.findLastIndex((token) => !saysNothing(token));
  return words.slice(0, last + 1);
}
