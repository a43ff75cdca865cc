import { deltaE2000, hexToLab, type Lab } from "./color-space.ts";
import {
  COLOR_MODIFIERS,
  COLORS,
  FOLLOWING_MODIFIERS,
  GERMAN_SHADES,
  LEADING_MODIFIERS,
  NON_COLOR_PHRASES,
  type ColorEntry,
  type ColorFamily,
  type ColorShift,
} from "./colors.data.ts";
import { createPhraseMatcher, type PhraseMatch, type Span, spanOf } from "../text/phrase-matcher.ts";
import { memoizeWord } from "../text/memoize.ts";
import { memoizeSearch, type WordSearch } from "../text/memoize-search.ts";
import { tokenize, type Token } from "../text/tokenize.ts";

/** A color from the table: its name, its family and a typical sample. */
export interface Color {
  /** In English and in lowercase: "navy blue", "light green". */
  name: string;
  family: ColorFamily;
  /** The color that this is a shade of: "blue" for light blue; its own name otherwise. */
  base: string;
  /** A typical sample of it; null for "multicolour", which has none. */
  lab: Lab | null;
}

/** A color found in text. */
export interface ColorMatch extends Span {
  color: Color;
}

const BY_NAME = new Map<string, Color>();
for (const { name, hex, family, shadeOf = name } of COLORS) {
  BY_NAME.set(name, { name, family, base: shadeOf, lab: hex === null ? null : hexToLab(hex) });
}

/** Colors that photos cannot show, such as whether yellow is gold and whether gray is a mixture of yarns. */
const UNSEEN: ReadonlySet<string> = new Set(["silver", "gold"]);
const UNSEEN_NAMES: ReadonlySet<string> = new Set(["grey melange", "nude"]);

/**
 * Returns the name of the color in the table that is closest to a measured color. Skips colors that a photo can't show,
 * such as gold.
 */
export function nearestColor(lab: Lab): string {
  let nearest = { name: "", distance: Infinity };
  for (const { name, family, lab: sample } of BY_NAME.values()) {
    if (sample === null || UNSEEN.has(family) || UNSEEN_NAMES.has(name)) continue;
    const distance = deltaE2000(lab, sample);
    if (distance < nearest.distance) nearest = { name, distance };
  }
  return nearest.name;
}

const BASIC = / (?:black|white|grey|red|orange|yellow|green|blue|purple|pink|brown)$/;

const matchColors = createPhraseMatcher<Color | null>([
  ...NON_COLOR_PHRASES.split(", ").map((phrase) => [phrase, null] as const),
  ...COLORS.flatMap((entry) => listPhrases(entry)),
]);

/**
 * Finds every color named in the text, in order. A compound such as "dark green" or "teal blue" counts as a single
 * color.
 */
export const findColors: WordSearch<readonly ColorMatch[]> = memoizeSearch((text, tokens) => {
  const found: ColorMatch[] = [];
  const listed = matchesIn(text, tokens);
  const isListed = (at: number): boolean => listed.some(({ from, to }) => from <= at && at < to);
  const compounds = compoundsIn(text, tokens).filter(({ from }) => !isListed(from));
  const matches = [...listed, ...compounds].sort((a, b) => a.from - b.from);
  for (const match of matches) {
    const { meaning, start, end, from, to } = match;
    if (!meaning || match.quote === GERMAN_VAMP) continue;
    const previous = found.at(-1);
    const isNext = previous?.to === from && /^\s$/.test(text.slice(previous.end, start));
    // "Black heather" and "heather black" are a heathered black.
    if (isNext && match.quote.toLowerCase() === HEATHER) continue;
    if (isNext && previous.quote.toLowerCase() === HEATHER) found.pop();
    else if (previous && previous.to === from && isOneName(previous, meaning, text.slice(previous.end, start))) {
      const color = meaning.name === "nude" ? meaning : previous.color;
      previous.color = { ...color, name: joinShade(previous.color.name, meaning.name) };
      previous.end = end;
      previous.to = to;
      previous.quote = text.slice(previous.start, end);
      continue;
    }
    found.push(withModifier({ ...spanOf(match), color: meaning }, text, tokens));
  }
  return found;
});

const HEATHER = "heather";
/** A leaf, or the vamp of a shoe: the Scandinavian blue is "blått". */
const GERMAN_VAMP = "Blatt";

/**
 * Returns the names of the colors that the words name individually: "light" and "green" name only green, not light
 * green.
 * @param forms the folded words
 */
export function colorsOfWords(forms: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const form of forms) {
    const name = nameOfColorWord(form);
    if (name !== null) names.add(name);
  }
  return names;
}

const nameOfColorWord = memoizeWord((form) => {
  const word = [{ form, start: 0, end: form.length }];
  const [named = compoundsIn(form, word)[0]] = matchColors(form, word);
  return named?.meaning?.name ?? null;
});

/** Matches of the runs of words between signs that list: "white & gold" are two, "white gold" is one. */
function matchesIn(text: string, tokens: readonly Token[]): PhraseMatch<Color | null>[] {
  if (!LISTING.test(text)) return matchColors(text, tokens);
  const matches: PhraseMatch<Color | null>[] = [];
  let first = 0;
  for (const [at, { end }] of tokens.entries()) {
    const next = tokens[at + 1];
    if (next && !LISTING.test(text.slice(end, next.start))) continue;
    for (const match of matchColors(text, tokens.slice(first, at + 1)))
      matches.push({ ...match, from: match.from + first, to: match.to + first });
    first = at + 1;
  }
  return matches;
}

const SINGLE_WORDS = new Map(
  COLORS.flatMap((entry) => listPhrases(entry)).map(([phrase, color]) => [formOf(phrase), color] as const),
);
const COMPOUND = new RegExp(`^(${[...LEADING_MODIFIERS.keys()].join("|")})(.{3,})$`);

/** "hellgrau", "mörkgrön": a shade in one word that the table doesn't list. */
function compoundsIn(text: string, tokens: readonly Token[]): PhraseMatch<Color>[] {
  return tokens.flatMap(({ form, start, end }, from) => {
    const color = compoundColor(form);
    return color === null ? [] : [{ meaning: color, quote: text.slice(start, end), start, end, from, to: from + 1 }];
  });
}

const compoundColor = memoizeWord((form) =>
  SINGLE_WORDS.has(form) ? null : (shadeInOneWord(form) ?? germanForm(form)),
);

function shadeInOneWord(form: string): Color | null {
  const [, prefix = "", rest = ""] = COMPOUND.exec(form) ?? [];
  const [shift, color] = [LEADING_MODIFIERS.get(prefix), SINGLE_WORDS.get(rest) ?? germanForm(rest)];
  return shift && color ? shiftColor(color, shift) : null;
}

/** "cremefarbene", "gelber", "tannengrünes": German words for colors, with all their endings. */
function germanForm(form: string): Color | null {
  const { colored, stem } = GERMAN.exec(form)?.groups ?? {};
  return SINGLE_WORDS.get(colored ?? stem ?? "") ?? null;
}
const GERMAN = new RegExp(
  `^(?:(?<colored>.{3,12})farb(?:en|ig)|(?:${GERMAN_SHADES.split(", ").join("|")})?(?<stem>schwarz|weiss|rot|blau|grun|gelb|braun|grau|violett))(?:e[mnrs]?)?$`,
);

function formOf(phrase: string): string {
  return tokenize(phrase)
    .map(({ form }) => form)
    .join(" ");
}

const LISTING = /[&+,/:;|]/;

function listPhrases(entry: ColorEntry): (readonly [string, Color])[] {
  const color = BY_NAME.get(entry.name);
  if (!color) return [];
  return [entry.name, ...(entry.words?.split(", ") ?? [])].map((phrase) => [phrase, asNamed(color, phrase)] as const);
}

/** A shade written with a basic color keeps both words: "sage green", "coral pink". */
function asNamed(color: Color, phrase: string): Color {
  const english = phrase.replace(/\bgray\b/, "grey");
  return BASIC.test(english) ? { ...color, name: english } : color;
}

/** "mustard yellow", "rust orange": a shade followed by the basic color it is a shade of. */
function isOneName(previous: ColorMatch, next: Color, between: string): boolean {
  // "Gray nude" is a nude.
  if (between.trim() === "" && next.name === "nude" && previous.color.name !== "nude") return true;
  return between.trim() === "" && previous.color.name !== next.name && previous.color.family === next.name;
}

function joinShade(shade: string, basic: string): string {
  return shade.endsWith(basic) ? shade : `${shade} ${basic}`;
}

const WEIGHTS: ReadonlySet<string> = new Set(["ultra", "super", "feather", "extra"]);

function withModifier(match: ColorMatch, text: string, tokens: readonly Token[]): ColorMatch {
  const before = tokens[match.from - 1];
  const shift = before && COLOR_MODIFIERS.get(before.form);
  // "Ultra Light noir": the weight.
  const isWeight = WEIGHTS.has(tokens[match.from - 2]?.form ?? "");
  if (shift && !isWeight && text.slice(before.end, match.start).trim() === "") {
    const { start } = before;
    return shifted({ ...match, start, from: match.from - 1, quote: text.slice(start, match.end) }, shift);
  }
  const after = tokens[match.to];
  const following = after && FOLLOWING_MODIFIERS.get(after.form);
  if (!following || text.slice(match.end, after.start).trim() !== "") return match;
  const { end } = after;
  return shifted({ ...match, end, to: match.to + 1, quote: text.slice(match.start, end) }, following);
}

function shifted(match: ColorMatch, shift: ColorShift): ColorMatch {
  return { ...match, color: shiftColor(match.color, shift) };
}

function shiftColor(color: Color, [modifier, dL, chroma]: ColorShift): Color {
  if (!color.lab) return color;
  const [lightness, a, b] = color.lab;
  const lab: Lab = [Math.min(98, Math.max(6, lightness + dL)), a * chroma, b * chroma];
  return { ...color, name: `${modifier} ${color.name}`, lab };
}
