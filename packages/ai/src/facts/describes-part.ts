import { isPartOrFigurativeWord, PART_WORDS } from "@dupewise/vocabulary/materials/mere-part";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { PART_NAMES } from "./part-materials.data.ts";
import { areAdjacent, endsClause } from "./passage.ts";

/**
 * Returns true when a folded word names a part of a product in any language, or makes the material before it figurative
 * ("leather look").
 */
export const namesPart = (form: string): boolean => isPartOrFigurativeWord(form) || PART_NAMES.has(form);

/** Parts that share a name with products, or that may follow a material: a cashmere crew neck. */
const OTHER_PARTS = new Set("toe toes neck sleeve sleeves belt band logo tie ties".split(" "));
/** German words for parts, which follow their adjective as in English. */
const GERMAN_PARTS = new Set(
  [
    "henkel henkeln griff riemen schulterriemen trager tragern gurt gurte schultergurte schultergurten kragen kapuze",
    "bund bundchen saum armel armeln armelbundchen einsatze einsatzen sohle absatz schaft schaftrand zunge ferse",
    "taschen innenfach laptopfach ausschnitt revers kante kanten details besatz",
  ]
    .join(" ")
    .split(" "),
);
/** Words before a part that specify which one: "mesh side panels", "asymmetric one-shoulder neckline". */
const WHICH = new Set(
  "side sides back front waist shoulder one two hem neck chest underarm patch hand inner outer stand storm high notched lapel peak point spread ribbed funnel turn down pointed rounded faux".split(
    " ",
  ),
);
const MOST_WORDS = 3;
const FASTENED = new Set("down up front through".split(" "));

/**
 * Returns true when a matched word describes a part of the product, that is, when the words after the match, up to the
 * next comma or line break, name a part.
 * @param to the index of the first token after the match
 * @param except a part to ignore
 */
export function describesPart(text: string, tokens: readonly Token[], to: number, except = ""): boolean {
  for (let at = to; at < to + MOST_WORDS; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token || !areAdjacent(text, before, token)) return false;
    // "Slim-fit button-down shirt".
    if (token.form === "button" && FASTENED.has(tokens[at + 1]?.form ?? "")) return false;
    const isPart = PART_WORDS.has(token.form) || OTHER_PARTS.has(token.form) || GERMAN_PARTS.has(token.form);
    if (isPart && token.form !== except) return true;
    if (!WHICH.has(token.form)) return false;
  }
  return false;
}

/** Linings in French, Italian and Spanish: all that follows them in their clause describes them. */
const LININGS_BEFORE = new Set("fodera fodere interno interna forro forros interior doublure".split(" "));
/** Parts before what describes them in these languages: "polsini elasticizzati", "cuello bordado". */
const PARTS_BEFORE = new Set(
  [
    "polsini polsino bordi bordo bordino colletto cerniera fondo orlo inserti tasca tasche taschino profili pelo",
    "punos puno ribetes bordes cuello cremallera bajo bolsillo bolsillos pelo vivos",
    "poignets bords logotipo",
  ]
    .join(" ")
    .split(" "),
);
const BETWEEN = new Set("a al alla de di in en".split(" "));
const NEXT_PART = new Set("e y et con avec".split(" "));
const MOST_BEFORE = 4;

/**
 * Returns true when a matched word describes a part that is named before it, in languages that put the noun first:
 * "fodera a quadri", "bajo elástico".
 * @param from the index of the first token of the match
 */
export function followsPartName(text: string, tokens: readonly Token[], from: number): boolean {
  let isNear = true;
  for (let at = from - 1; at >= Math.max(0, from - MOST_BEFORE); at -= 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token || !next || endsClause(text, token, next, "(/")) return false;
    if (LININGS_BEFORE.has(token.form)) return true;
    if (isNear && PARTS_BEFORE.has(token.form)) return true;
    if (NEXT_PART.has(token.form)) return false;
    isNear &&= BETWEEN.has(token.form);
  }
  return false;
}

/** The pieces of a dress, which are cut differently: "a fitted bodice and a relaxed midi skirt". */
const PIECES = new Set(
  "bodice skirt top upper bust waist oberteil rock rockteil unterteil taille haut jupe buste cuerpo falda talle corpino corpetto busto gonna".split(
    " ",
  ),
);
const WHOLE = new Set(
  "dress gown kleid robe vestido abito vestito fit fitting with and mit und avec et con y e".split(" "),
);

/**
 * Returns true when a cut describes only a part of a dress, such as its skirt: "a relaxed midi skirt", "jupe ample".
 */
export function describesPiece(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = to; at < to + MOST_WORDS; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token || WHOLE.has(token.form) || !areAdjacent(text, before, token)) break;
    if (PIECES.has(token.form)) return true;
  }
  const [piece, first] = [tokens[from - 1], tokens[from]];
  return piece !== undefined && first !== undefined && PIECES.has(piece.form) && areAdjacent(text, piece, first);
}

const OR = new Set("or oder ou oppure o".split(" "));

/**
 * Returns true when a match is one of several options that the text offers: the "V" of "reversible, V or round neck".
 */
export function isOption(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  return [
    [tokens[to - 1], tokens[to], tokens[to]],
    [tokens[from - 1], tokens[from], tokens[from - 1]],
  ].some(([one, other, word]) => one && other && word && OR.has(word.form) && areAdjacent(text, one, other));
}

/** The lengths and figures that garments are cut for, which are listed with their sizes. */
const CUT_FOR = new Set(
  "petite petites tall talls short shorts long longs plus curve curvy maternity kurz lang court long corto largo lungo inseam length lengths size sizes".split(
    " ",
  ),
);

/**
 * Returns true when the match is "regular" as one of the lengths that a garment is sold in, not as a fit: "XS–XL:
 * regular, petite, tall".
 */
export function isRegularLength(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from !== 1 || tokens[from]?.form !== "regular") return false;
  const next = tokens[to]?.form ?? "";
  return next !== "fit" && [next, tokens[from - 1]?.form ?? ""].some((form) => CUT_FOR.has(form));
}

/** Words for a maker's logo. A garment with an embroidered logo isn't an embroidered garment. */
const LOGO_WORDS = new Set(
  "logo logos pony player crest emblem monogram initials crocodile eagle horse swoosh wordmark script lettering branding badge insignia flag signature label escudo emblema stemma wappen ecusson blason krokodil coccodrillo cocodrilo polospieler cavallino iniciales iniziali initialen initiales logotipo schriftzug".split(
    " ",
  ),
);
const NEAR_LOGO = 3;

/** Returns true when embroidery shows only a maker's logo: "signature embroidered pony", "ricamo con logo". */
export function isLogoEmbroidery(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  const isNear = (start: number, step: 1 | -1) => {
    for (let at = start; Math.abs(at - start) < NEAR_LOGO; at += step) {
      const [token, previous] = [tokens[at], tokens[at - step]];
      if (!token || !previous) return false;
      const [one, other] = step > 0 ? [previous, token] : [token, previous];
      if (!areAdjacent(text, one, other)) return false;
      if (LOGO_WORDS.has(token.form)) return true;
    }
    return false;
  };
  return isNear(to, 1) || isNear(from - 1, -1);
}
