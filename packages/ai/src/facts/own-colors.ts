import type { Color, ColorMatch } from "@dupewise/vocabulary/colors/colors";
import { canonicalFiber } from "@dupewise/vocabulary/materials/fibers";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findGender } from "@dupewise/vocabulary/details/genders";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { withoutColorsOfNouns } from "./color-of-noun.ts";
import { isPackagingColor } from "./packaging.ts";
import type { Fact } from "./product-facts.ts";
import { LENS_NAMES } from "./resolve-colors.data.ts";

/** Parts whose color may differ from the product's: "with gold hardware". */
const PART_WORDS = new Set(
  [
    "hardware hands strap straps bracelet stitching stitch buttons button lining sole soles trim trims logo piping lens",
    "lenses zip zipper buckle laces heel handle handles clasp chain midsole outsole metal",
    "futter innenfutter schnalle schnallen kragen knopf knopfe riemen henkel naht nahte absatz besatz bundchen",
  ]
    .join(" ")
    .split(" "),
);

/** Parts so small that their color is never the product's. */
const SMALL_PARTS = new Set(
  "detail details detailing clasp clasps wheel wheels cabochon bar bars handle handles hardware horsebit horse bit medallion plaque studs stitching stitch buttons button piping zip zipper number numbers stamp stamping lettering tab accent accents eyelets crystal glass glazing grommets rivets foxing toggles snaps charm edges edging welt toe bezel lunette tip tips pony embroidery emblem rivet interior inside sole soles outsole midsole lens lenses indices indexes markers numerals turnlock ripsband hutband zierband satinband sohle sohlen laufsohle laufsohlen zwischensohle ziernahte schnursenkel knopfe knopfen knopf nahte nahten kontrastnahte beschlage beschlagen schliesse schnalle schnallen reissverschluss reissverschlusse paspeln logoprint stickerei logostickerei knopen rits gesp stiksels zool ferse fersenkappe kanten kante blumen bluten blumchen punkten punkte tupfen".split(
    " ",
  ),
);

/** Parts of metal on products of another material. */
const METAL_PARTS = new Set(
  "chain chains kette ketten kettenriemen kettenhenkel buckle buckles clasp clasps lock studs".split(" "),
);

/** Words between the color and its part: "gold chain strap", "silver metal buckle". */
const BEFORE_PART = new Set(
  "faux vegan pu leather calfskin suede rubber silicone nylon fabric satin chain metal link initial logo monogram studded tone toned plated contrast foil ring lacquered varnished painted".split(
    " ",
  ),
);

const IMITATED = new Set("faux vegan pu".split(" "));

/** Parts that may follow a color several words later: "gold foil serial number", "brass C hardware". */
const FAR_PARTS = new Set(
  "hardware interior stitching buckle lettering number numbers eyelets glazing grommets rivets foxing toggles snaps piping bezel logo clasp knot star orb monogram plaque pony embroidery indices markers numerals lock turnlock gg cc".split(
    " ",
  ),
);
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
const isMetallic = ({ name, family }: Color): boolean => METALLIC.has(name) || METALLIC.has(family);
/** Parts that are introduced as additions: a hat "with black band". */
const ADDED_PARTS = new Set(
  "band ribbon tassel tassels lining trim sole soles strap straps handle handles logo tab star case pouch box".split(
    " ",
  ),
);
/** Parts before their color in French, Italian and Spanish: "nastro nero", "semelle rouge", "botones dorados". */
const PARTS_BEFORE_COLOR = new Set(
  [
    "kragen kontrastkragen bundchen bordure paspel paspeln",
    "rabat rabats interieur interieurs anse anses poche poches bord etoile etoiles empiecement punta punte stella stelle estrella asas manico manici polsini tasche bolsillos punos",
    "fleurs fleurettes flores fiori pois lunares ruban galon nastro cinta semelle semelles doublure surpiqures suela suelas entresuela forro costuras suola suole",
    "fodera cuciture interno interna impunture bottone bottoni profili dettagli finiture ricamo ricami tallone linguetta",
    "lunette bisel lunetta ghiera interior pespuntes boton botones vivos ribetes detalles remates bordado bordados talon puntera lengueta",
  ]
    .join(" ")
    .split(" "),
);
/** Parts of metal before their color: "hebilla dorada", "metalleria color oro". */
const METAL_PARTS_BEFORE = new Set(
  "chiusura cierre broche fermoir verschluss fibbia fibbie metalleria minuteria accessori cerniera cerniere catena lucchetto borchie placca morsetto morso mors hebilla hebillas herraje herrajes quincaillerie bijouterie ferrures cremallera cremalleras cadena candado tachuelas placa".split(
    " ",
  ),
);
const GIVEN_NAMES = new Set(["stella", "estrella"]);
const BEFORE_COLOR = new Set(
  "simili similicuir similpelle ecopelle polipiel cuir cuero piel pelle a de di in en d color colore tono metallo metal contrasto contraste".split(
    " ",
  ),
);

/** Whether the color of "borsa nera con fibbia dorata" follows its part. "Camicia con bottoni bianca" is white. */
function isBehindPart({ color, quote, from }: ColorMatch, tokens: readonly Token[], text: string): boolean {
  const before = clauseAround(from - 1, -1, tokens, text);
  const at = before.findIndex((form) => !BEFORE_COLOR.has(form));
  const part = before[at] ?? "";
  // "Stella Green" is a shirt named Stella.
  const isName = GIVEN_NAMES.has(part) && /\p{Lu}/u.test(text.charAt(tokens[from - 1 - at]?.start ?? 0));
  const isNamed = !isName && (PARTS_BEFORE_COLOR.has(part) || (isMetallic(color) && METAL_PARTS_BEFORE.has(part)));
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

const CLAUSE_SIGN = /[,.;:|·\n/]/;

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
  const isEmblem = after.some((form, at) => FAR_PARTS.has(form) || (form === "double" && after[at + 1] === "g"));
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
  const at = next.findIndex((form) => !BEFORE_PART.has(form) || parts.has(form) || SMALL_PARTS.has(form));
  const part = next[at] ?? "";
  // "Faux leather handles" are two words away, anything else at most one.
  const isNear = at < 2 || IMITATED.has(next[0] ?? "");
  return (
    (isNear && (parts.has(part) || SMALL_PARTS.has(part) || LENS_NAMES.has(part))) || isOfLens(match, tokens, text)
  );
}

/** Returns the colors that the text names only for parts of the product: "belt with a silver buckle". */
export function partColors(
  matches: readonly ColorMatch[],
  tokens: readonly Token[],
  text: string,
): ReadonlySet<ColorMatch> {
  const isOfAnyPart = (match: ColorMatch) => isOfPart(match, tokens, text) || isOfFarPart(match, matches, tokens, text);
  return new Set(matches.filter(isOfAnyPart));
}

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
