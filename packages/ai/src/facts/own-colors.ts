import type { Color, ColorMatch } from "@dupewise/vocabulary/colors/colors";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { findFabrics } from "@dupewise/vocabulary/materials/fabrics";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findGender } from "@dupewise/vocabulary/details/genders";
import { memoizeWord } from "@dupewise/vocabulary/text/memoize";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { withoutColorsOfNouns } from "./color-of-noun.ts";
import {
  ADDED_PARTS,
  BEFORE_COLOR,
  WORDS_BEFORE_PART,
  DISTANT_PARTS,
  METAL_PARTS,
  METAL_PARTS_BEFORE_COLOR,
  PARTS_BEFORE_COLOR,
  PART_WORDS,
  SHOWN_PARTS,
  SMALL_PARTS,
} from "./own-colors.data.ts";
import { isPackagingColor } from "./packaging.ts";
import type { Fact } from "./product-facts.ts";
import { LENS_NAMES } from "./resolve-colors.data.ts";

/** "Brown corduroy collar": what the part is made of. */
const mayPrecedePart = memoizeWord(
  (form) => WORDS_BEFORE_PART.has(form) || canonicalFiber(form) !== null || findFabrics(form).length > 0,
);

const IMITATED = new Set("faux vegan pu".split(" "));

const METALLIC: ReadonlySet<string> = new Set(["gold", "silver", "bronze", "rose gold", "copper"]);
/** "Natural calfskin": undyed hide. */
const HIDE = /leather$|skin$|^(?:calf|suede|nubuck|nappa|vachetta)$/;
const isUndyed = ({ quote, to }: ColorMatch, tokens: readonly Token[]): boolean => {
  const next = tokens[to]?.form ?? "";
  if (quote.toLowerCase() === "blue" && next === "light") return GLASSES.test(tokens[to + 1]?.form ?? "");
  return quote.toLowerCase() === "natural" && HIDE.test(next);
};
/** "Natural tan" is one shade, "Natural/Tan" are two. */
const isOfShade = ({ quote, end }: ColorMatch, matches: readonly ColorMatch[], text: string): boolean =>
  quote.toLowerCase() === "natural" && matches.some(({ start }) => /^\s$/.test(text.slice(end, start)));
/** "Blue light glasses" block blue light. */
const GLASSES = /^(?:glasses|blocking|blocker|filter|eyeglasses|frames?|readers?)$/;
export const isMetallic = ({ name, family }: Color): boolean => METALLIC.has(name) || METALLIC.has(family);
const GIVEN_NAMES = new Set(["stella", "estrella"]);

/** Whether the color of "borsa nera con fibbia dorata" follows its part. "Camicia con bottoni bianca" is white. */
function isBehindPart({ color, quote, from }: ColorMatch, tokens: readonly Token[], text: string): boolean {
  const before = clauseAround(from - 1, -1, tokens, text);
  const at = before.findIndex((form) => !BEFORE_COLOR.has(form));
  const part = before[at] ?? "";
  // "Stella Green" is a shirt named Stella.
  const isName = GIVEN_NAMES.has(part) && /\p{Lu}/u.test(text.charAt(tokens[from - 1 - at]?.start ?? 0));
  const isNamed =
    !isName && (PARTS_BEFORE_COLOR.has(part) || (isMetallic(color) && METAL_PARTS_BEFORE_COLOR.has(part)));
  return isNamed && !(at === 0 && /[si]$/.test(part) && SINGULAR.test(quote));
}
const SINGULAR = /(?<!or|ros|viol|argent|plat)[oa]$/i;

const FAR = 4;
/** What follows these is on the product. */
const WITH = new Set("with w featuring mit avec con".split(" "));

/** The folded words of the clause around a position, up to the next comma or "with". */
function clauseAround(at: number, step: 1 | -1, tokens: readonly Token[], text: string): string[] {
  const forms: string[] = [];
  for (let next = at; forms.length < FAR; next += step) {
    const [token, before] = [tokens[next], tokens[next - step]];
    if (!token) break;
    const between = before ? text.slice(Math.min(before.end, token.end), Math.max(before.start, token.start)) : "";
    if (CLAUSE_SIGN.test(between) || (step === 1 && (WITH.has(token.form) || token.form === "and"))) break;
    forms.push(token.form);
  }
  return forms;
}

const CLAUSE_SIGN = /[,.;:|·\n/]|\s[–—-]\s/;

/** Whether a color belongs to a later part of its clause: "with black grosgrain band". */
function isOfFarPart(
  { color, from, to }: ColorMatch,
  matches: readonly ColorMatch[],
  tokens: readonly Token[],
  text: string,
): boolean {
  // In "brown antique brass buckle" the buckle is brass.
  const next = Math.min(...matches.map((other) => (other.from >= to ? other.from - to : FAR)));
  const after = clauseAround(to, 1, tokens, text).slice(0, next);
  const isEmblem = after.some((form, at) => DISTANT_PARTS.has(form) || (form === "double" && after[at + 1] === "g"));
  if (isMetallic(color) && isEmblem) return true;
  const isAdded = clauseAround(from - 1, -1, tokens, text).some((form) => WITH.has(form));
  return isAdded && after.some((form) => ADDED_PARTS.has(form));
}

/** Words that may come between the color of a lens and its name: "green G-15 lenses". */
const OF_LENSES = new Set(
  "g 15 g15 classic organic mono nylon tac cr 39 mineral category polarized polarised gradient mirror mirrored flash tinted glass".split(
    " ",
  ),
);

/** "Green G-15", "Green Classic G-15": a lens by its name. */
function isOfG15(tokens: readonly Token[], to: number): boolean {
  const at = tokens.slice(to, to + MAX_LENS_DISTANCE).findIndex(({ form }) => !OF_LENSES.has(form) || form === "g");
  return at >= 0 && tokens[to + at]?.form === "g" && tokens[to + at + 1]?.form === "15";
}

const MAX_LENS_DISTANCE = 6;

/** "Lens: Prizm Grey", "Verres : vert". */
const OF_LENS_LABEL = new RegExp(
  `(?:^|[^\\p{L}])(?:${[...LENS_NAMES].join("|")}|gläser|glazen|glas)(?:[ -]?(?:colou?r|tint|farbe|kleur))?\\s?[:：][^\\n.;|•·:：]*$`,
  "iu",
);
const LONGEST_LENS = 60;

/** "Schließe: silberfarben", "Buckle: gold". */
const OF_PART_LABEL =
  /(?:^|[^\p{L}])(?:schlie(?:ß|ss)e|schnalle|(?:uhr|leder)?armband(?:farbe)?|bandfarbe|horlogeband|beschläge|(?:lauf|deck|innen)?sohle|(?:innen)?futter|knöpfe|buckle|hardware|sole|lining|boucle|doublure|fibbia|fodera|hebilla|forro|gesp|voering|zool)\s?[:：][^\n.;,|•·:：]*$/iu;
const LONGEST_LABELED = 40;

function isOfLens({ color, from, to, start }: ColorMatch, tokens: readonly Token[], text: string): boolean {
  if (OF_LENS_LABEL.test(text.slice(Math.max(0, start - LONGEST_LENS), start))) return true;
  // "G-15 green" is a lens, even when it isn't called one.
  if (tokens[from - 1]?.form === "15" && tokens[from - 2]?.form === "g") return true;
  if (!isMetallic(color) && isOfG15(tokens, to)) return true;
  // "Polarized TAC lenses, gray".
  const before = tokens[from - 1]?.form ?? "";
  if (LENS_NAMES.has(before) && (!before.startsWith("lens") || OF_LENSES.has(tokens[from - 2]?.form ?? "")))
    return true;
  const forms = tokens.slice(to, to + MAX_LENS_DISTANCE).map(({ form }) => form);
  const at = forms.findIndex((form) => LENS_NAMES.has(form));
  return at > 0 && forms.slice(0, at).every((form) => OF_LENSES.has(form));
}

function isOfPart(
  match: ColorMatch,
  tokens: readonly Token[],
  text: string,
  parts: ReadonlySet<string> = PART_WORDS,
): boolean {
  if (OF_PART_LABEL.test(text.slice(Math.max(0, match.start - LONGEST_LABELED), match.start))) return true;
  if (isBehindPart(match, tokens, text)) return true;
  const next = clauseAround(match.to, 1, tokens, text);
  const at = next.findIndex((form) => !mayPrecedePart(form) || parts.has(form) || SMALL_PARTS.has(form));
  const part = next[at] ?? "";
  // "Faux leather handles" are two words away, anything else at most one.
  const isNear = at < 2 || IMITATED.has(next[0] ?? "");
  const isPart = parts.has(part) || SMALL_PARTS.has(part) || LENS_NAMES.has(part) || (at > 0 && SHOWN_PARTS.has(part));
  return (isNear && isPart) || isOfLens(match, tokens, text);
}

/** Returns the colors that describe only parts of the product: "belt with a silver buckle". */
export function partColors(
  matches: readonly ColorMatch[],
  tokens: readonly Token[],
  text: string,
): ReadonlySet<ColorMatch> {
  const ofParts = new Set<ColorMatch>();
  let next: ColorMatch | undefined;
  for (const match of matches.toReversed()) {
    // "Red and green web".
    const isJoined =
      next !== undefined && ofParts.has(next) && !isMetallic(next.color) && areJoined(match, next, tokens, text);
    const isOne =
      !precedesMetal(match, next, text) && (isOfPart(match, tokens, text) || isOfFarPart(match, matches, tokens, text));
    if (isJoined || isOne) ofParts.add(match);
    next = match;
  }
  return ofParts;
}

/** Returns true when a color ends a phrase before that of a metal: "lambskin black gold hardware". */
export function precedesMetal(color: ColorMatch, next: ColorMatch | undefined, text: string): boolean {
  const isAdjacent = next?.from === color.to && text.charAt(next.end) === " ";
  const before = text.slice(Math.max(0, color.start - 3), color.start);
  return isAdjacent && isMetallic(next.color) && !isMetallic(color.color) && /[\p{L}\d] $/u.test(before);
}

/** Whether only "and" or a slash stands between two colors. */
const areJoined = ({ end, to }: ColorMatch, next: ColorMatch, tokens: readonly Token[], text: string): boolean =>
  to === next.from ? text.slice(end, next.start) === "/" : to + 1 === next.from && tokens[to]?.form === "and";

/**
 * Returns the product's own colors: those that belong neither to a part nor to the maker's name.
 * @param isStrict whether to exclude the color of hardware even when the text names no other color
 * @param ofParts the colors of parts, if the caller has already found them
 */
export function ownColors(
  matches: readonly ColorMatch[],
  tokens: readonly Token[],
  text: string,
  isStrict: boolean,
  ofParts = partColors(matches, tokens, text),
): readonly ColorMatch[] {
  const worn = matches.filter((match) => !isPackagingColor(match, text));
  const named = worn.filter((match) => !isUndyed(match, tokens) && !isOfShade(match, worn, text));
  const told = named.length > 0 ? named : worn;
  const whole = told.filter((match) => !ofParts.has(match));
  const isNoSmallPart = (match: ColorMatch) =>
    !isOfPart(match, tokens, text, SMALL_PARTS) &&
    !(isStrict && isOfFarPart(match, matches, tokens, text)) &&
    // A bag with a gold-tone chain isn't gold.
    !(isStrict && isMetallic(match.color) && isOfPart(match, tokens, text, METAL_PARTS));
  // A watch or an earring is the color of the metal that it names.
  const own = isStrict ? withoutColorsOfNouns(whole, matches, tokens, text) : whole;
  const shown = own.length > 0 ? own : told.filter(isNoSmallPart);
  return withoutName(
    repeatless(withoutBase(shown, text), ({ color }) => color),
    tokens,
  );
}

const BASE_METALS = new Set(["brass", "steel", "titanium", "copper", "zinc"]);
const COVER = /plat(?:ed|ing)|ton(?:e|ed)$|vergold|plaqu/i;

/** "Plata chapada en oro", "argent plaqué or". */
const UNDER_GOLD =
  /^\s(?:(?:chapad|bañad|banhad|bagnat|placcat|dorad|dorat)[ao]|doré|plaqué|plated with|vergoldet)(?!\p{L})/iu;
const UNDER_GOLD_WITHIN = 16;

/** "Gold-plated brass" looks gold, and so do "gold-tone steel" and gilt silver. */
function withoutBase(matches: readonly ColorMatch[], text: string): readonly ColorMatch[] {
  const isCovered = matches.some(({ quote }) => COVER.test(quote));
  const shown = matches.filter(({ quote, end }) => {
    const metal = canonicalFiber(quote) ?? "";
    if (metal === "silver" && UNDER_GOLD.test(text.slice(end, end + UNDER_GOLD_WITHIN))) return false;
    return metal !== "brass" && !(isCovered && BASE_METALS.has(metal));
  });
  return shown.some(({ color: { family } }) => family === "gold" || family === "silver") ? shown : matches;
}

/** Removes general colors that a more specific color already covers: "blue" when "navy" is also listed. */
export function withoutRedundantColors(facts: readonly Fact<Color>[]): Fact<Color>[] {
  // "Metallic cocoa" is cocoa that shines.
  const named = facts.length > 1 ? facts.filter(({ value }) => value.name !== "metallic") : facts;
  return repeatless(named, ({ value }) => value);
}

function repeatless<Named>(all: readonly Named[], colorOf: (named: Named) => Color): Named[] {
  const colors = all.map(colorOf);
  const isRepeated = ({ name, family }: Color) =>
    name === family && colors.some((shade) => shade.family === family && shade.name !== name);
  return all.filter((named) => !isRepeated(colorOf(named)));
}

/**
 * Omits a color that is part of the maker's name: "Red Tape Men Brown Shoes" opens with a name, then the wearer, then
 * the product's own color. "White men's shirt, blue stripes" and "White shirt for men" open with no name.
 */
function withoutName(matches: readonly ColorMatch[], tokens: readonly Token[]): readonly ColorMatch[] {
  const [first, second] = matches;
  if (!first || !second || first.from !== 0) return matches;
  const between = tokens.slice(first.to, second.from);
  const name = between.slice(
    0,
    Math.max(
      0,
      between.findIndex((token) => findGender("", [token]) !== null),
    ),
  );
  return name.length > 0 && findGarments("", "en", name).length === 0 ? matches.slice(1) : matches;
}
