import { PART_WORDS } from "@dupewise/vocabulary/materials/mere-part";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { areAdjacent } from "./passage.ts";

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
    if (!token || !next || CLAUSE_SIGN.test(text.slice(token.end, next.start))) return false;
    if (LININGS_BEFORE.has(token.form)) return true;
    if (isNear && PARTS_BEFORE.has(token.form)) return true;
    if (NEXT_PART.has(token.form)) return false;
    isNear &&= BETWEEN.has(token.form);
  }
  return false;
}

const CLAUSE_SIGN = /[,.;|·()\n!?/]/;
