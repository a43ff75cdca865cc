import { cutAttribute, findCuts, findShapes, canHaveCut, isShapeAttribute } from "@dupewise/vocabulary/details/cuts";
import type { Garment } from "@dupewise/vocabulary/garments/garments";
import { isPartOrFigurativeWord } from "@dupewise/vocabulary/materials/mere-part";
import { lazy } from "@dupewise/vocabulary/text/lazy";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { addCutValue } from "./cut-facts.ts";
import { markPhotoQuote, type Passage } from "./passage.ts";
import type { CutFact } from "./product-facts.ts";
import { describesPart, describesPiece, followsPartName, isOption, isRegularLength } from "./describes-part.ts";
import { wordAfter } from "./word-after.ts";

/**
 * Extracts the cut and shape attributes that the passages state, keyed by attribute name. Omits attributes that this
 * kind of garment can't have.
 */
export function extractCutFacts(passages: readonly Passage[], garment: Garment | undefined): Map<string, CutFact> {
  const facts = new Map<string, CutFact>();
  // On fleece, "stonewash" is a color.
  const isDenim = passages.some(({ text }) => DENIM.test(text));
  const imitated = lazy(() => imitatedStones(passages));
  for (const passage of passages) {
    const { field, text, tokens, certainty } = passage;
    for (const { attribute, name: said, quote, from, to, isHint } of [
      ...findCuts(text, tokens),
      ...findShapes(text, tokens),
    ]) {
      if (garment !== undefined && !canHaveCut(garment, attribute)) continue;
      if (field === "colours" && attribute !== "wash") continue;
      if (attribute === "wash" && garment?.family !== "jeans" && !isDenim) continue;
      if (OF_THE_WHOLE.has(attribute) && describesPart(text, tokens, to, attribute === "length" ? "hem" : "")) continue;
      if (OF_THE_WHOLE.has(attribute) && followsPartName(text, tokens, from)) continue;
      if (attribute === "fit" && isRegularLength(tokens, from, to)) continue;
      if (attribute === "fit" && garment?.group === "dresses" && describesPiece(text, tokens, from, to)) continue;
      if (CHOSEN.has(attribute) && isOption(text, tokens, from, to)) continue;
      // The box pleat of a shirt is a detail of its back.
      if (said === "pleated" && garment?.group === "tops" && PLEATS.test(quote)) continue;
      if (attribute === "stone" && (imitated().has(said) || IMITATING.has(tokens[to]?.form ?? ""))) continue;
      if (said === "mini length" && garment?.group === "outerwear") continue;
      if (
        SURFACES.has(attribute) &&
        (isPartOrFigurativeWord(wordAfter(text, tokens, to)) ||
          describesPart(text, tokens, to) ||
          followsPartName(text, tokens, from))
      )
        continue;
      // The envelope neck of a baby's bodysuit.
      if (said === "halter neck" && passages.some(({ text: about }) => OF_BABIES.test(about))) continue;
      const isShort = said === "cropped" && SHORT_NOT_CROPPED.has(garment?.family);
      const name = (garment?.group === "outerwear" && COLLARS[said]) || (isShort ? "mini length" : said);
      const known = facts.get(attribute);
      const fact = markPhotoQuote<CutFact>({ value: name, quote, field, certainty, ...(isHint && { isHint }) });
      const isSurer = known?.isHint === true && !isHint;
      if (!known || isSurer || EXACTER[known.value] === name || givesWay(attribute, known.value, name))
        facts.set(attribute, fact);
      else if (isShapeAttribute(attribute)) facts.set(attribute, addCutValue(known, fact));
    }
  }
  return facts;
}

/** Families in which "court" and "corta" are short lengths, and nothing is cropped. */
const SHORT_NOT_CROPPED: ReadonlySet<string | undefined> = new Set(["dresses", "skirts", "nightdresses"]);

/** Returns true when the words around a stone admit that it is an imitation: "simulated diamonds", "diamond look". */
export const isImitated = (tokens: readonly Token[], from: number, to: number): boolean =>
  IMITATION.has(tokens[from - 1]?.form ?? "") || IMITATING.has(tokens[to]?.form ?? "");

/** "Onyx-style enamel". */
const IMITATING: ReadonlySet<string> = new Set(["style", "like", "look", "effect", "inspired", "tone", "simulants"]);

/** "Mother of Pearl Pendant … stone: simulated mother of pearl": the stones that a text admits are imitations. */
function imitatedStones(passages: readonly Passage[]): ReadonlySet<string> {
  const admitting = passages.filter(({ tokens }) => tokens.some(({ form }) => IMITATION.has(form)));
  const names = admitting.flatMap(({ text, tokens }) =>
    findShapes(text, tokens).flatMap(({ attribute, name, from }) =>
      attribute === "stone" && IMITATION.has(tokens[from - 1]?.form ?? "") ? [name] : [],
    ),
  );
  return new Set(names);
}
const IMITATION: ReadonlySet<string> = new Set(
  "simulated imitation faux artificial fake synthetic imitiert imitierter imite fausse falso falsa finto finta".split(
    " ",
  ),
);

/** A trench with an oversized collar can still be slim. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(["fit", "silhouette", "length"]);

/** What a product has only one of, so that "V or round neck" leaves open which. */
const CHOSEN: ReadonlySet<string> = new Set(["neckline", "sleeves", "length", "fit", "rise", "leg"]);
const PLEATS = /pleats?$/i;

/** What a high neck is called on a jacket. */
const COLLARS: Readonly<Record<string, string>> = {
  turtleneck: "high collar",
  "high neck": "high collar",
  "mock neck": "high collar",
};

const OF_BABIES = /(?<!\p{L})(?:b[ée]b[ée]s?|babys?|babies|newborns?|\d+ (?:mois|months|monate|meses|mesi))(?!\p{L})/iu;

const DENIM = /denim|jeans?(?!\p{L})|chambray/iu;

/** "Ruched handle" and "ribbed cuffs" say nothing about the rest. */
const SURFACES: ReadonlySet<string> = new Set(["bag surface", "surface", "knit", "frame material"]);

/** "Pearl necklace. Resin pearls": the later words are more precise. */
const EXACTER: Readonly<Record<string, string>> = { pearls: "imitation pearls" };

/** "Hooded parka with a high collar": the collar is the neckline. */
function givesWay(attribute: string, value: string, to: string): boolean {
  const yieldsOf = (named: string) => cutAttribute(attribute)?.values.find(({ name }) => name === named)?.yields;
  const own = yieldsOf(value);
  return own === to || (own === true && yieldsOf(to) !== true);
}
