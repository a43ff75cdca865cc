import type { CompositionItem, Evidence } from "@dupewise/domain/product/product";
import { partRole } from "@dupewise/vocabulary/composition/parts";
import { type Group, mayBeMetal } from "@dupewise/vocabulary/garments/families.data";
import { findGarments } from "@dupewise/vocabulary/garments/garments";
import { findCompoundFiber } from "@dupewise/vocabulary/materials/find-compound-material";
import { baseFiber, familyOf, OTHER_FIBERS } from "@dupewise/vocabulary/materials/fibers";
import { PART_WORDS } from "@dupewise/vocabulary/materials/mere-part";
import { mentionsFlaw } from "@dupewise/vocabulary/resale/flaws";
import { isNegated } from "@dupewise/vocabulary/text/negation";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { hasOtherMeaning } from "./has-other-meaning.ts";
import {
  HARDWARE_MATERIALS,
  OF_WORDS,
  ROMANCE_PART_WORDS,
  PART_LOCATION_WORDS,
  PART_NAMES,
} from "./part-materials.data.ts";
import { HARD, HARDWARE } from "./material-place.data.ts";
import type { PlacesOf } from "./material-place.ts";
import { endsClause, followsPercentage, type Passage } from "./passage.ts";
import type { Fact } from "./product-facts.ts";
import { meaningOfVelours } from "./resolve-materials.ts";
import { followsPart, isLiningMaterial, isPartMaterial, matchMaterials, statesPlacement } from "./product-materials.ts";

type Composition = readonly Fact<CompositionItem>[];

/** The certainty at which a list of materials is the page's own. Below it, the list was gathered from mentions. */
const LISTED = 0.6;
/** The certainty above which shares state the material, and at which a description states it with a label. */
const LABELED = 0.75;

/**
 * Returns true when shares, a list, a label or the product line states what a product is made of, rather than its texts
 * merely mentioning a material.
 */
export function areMaterialsStated(composition: Composition, evidence: readonly Evidence[] = []): boolean {
  return (
    evidence.some(({ field, certainty }) => field === "materials" && certainty >= LISTED) ||
    composition.some(
      ({ field, certainty }) =>
        certainty > LABELED || field === "line" || (field === "description" && certainty >= LABELED),
    )
  );
}

/** Finds every material that the passages mention and that may be the material of the whole product. */
export function findMentionedMaterials(
  passages: readonly Passage[],
  group: Group | undefined,
  placesOf: PlacesOf,
): string[] {
  const isMetal = mayBeMetal(group) || group === "eyewear";
  return passages.flatMap((passage) => {
    const { text, tokens } = passage;
    const { isOfOther } = placesOf(passage);
    return [
      ...matchMaterials(text, tokens).flatMap(({ meaning, quote, from, to }) =>
        (!isMetal && HARDWARE_MATERIALS.has(meaning)) ||
        isOfOther(from, to) ||
        isPartMaterial(text, tokens, to) ||
        statesPlacement(tokens, to) ||
        isLiningMaterial(text, tokens, to) ||
        followsPart(text, tokens, from) ||
        hasOtherMeaning(quote, text) ||
        (group === "scarves" && quote.toLowerCase() === "pashmina") ||
        meaningOfVelours(quote, group, text) === "velvet" ||
        isNegated(text, tokens, { from, to })
          ? []
          : [meaning],
      ),
      ...tokens.flatMap(({ form }) => findCompoundFiber(form, group) ?? []),
    ];
  });
}

/**
 * Removes the materials that the passages mention only in connection with something other than the product, such as a
 * part: "rabat en cuir", "mark on the suede toe". If none would remain, marks all as hints, which sentences leave out.
 */
export function withoutMaterialsOfParts(
  composition: Composition,
  passages: readonly Passage[],
  group: Group | undefined,
  placesOf: PlacesOf,
): Composition {
  const shell = composition.filter(({ value }) => partRole(value.part) === "shell");
  const mentions = passages.flatMap((passage) => {
    const { isOfOther, isInRow } = placesOf(passage);
    const named = matchMaterials(passage.text, passage.tokens);
    return named.map(({ meaning, quote, from, to }) => {
      const fiber = baseFiber(meaning);
      // "Wildleder Kork Fußbett": the footbed is the cork's.
      const until = named.find((other) => other.from === to && baseFiber(other.meaning) !== fiber)?.from ?? Infinity;
      const place = { text: passage.text, tokens: passage.tokens, group, isHard: HARD.has(familyOf(fiber) ?? "") };
      const isNextTo = () => isNextToPart({ ...place, until: isInRow(from) ? to + 1 : until }, from, to);
      return { fiber, quote, isOfPart: () => isOfOther(from, to) || isNextTo() };
    });
  });
  const isOfPart = ({ value, quote, field }: Fact<CompositionItem>) => {
    // "PU" of "PU leather" is named there too.
    const places = mentions.filter(
      (one) => one.fiber === baseFiber(value.material) || one.quote.startsWith(`${quote} `),
    );
    // Saffiano and Togo are leather by other names.
    const isNamed = field === "materials" || places.some((place) => `${place.quote} `.startsWith(`${quote} `));
    return isNamed && places.length > 0 && places.every((place) => place.isOfPart());
  };
  const ofParts = new Set(shell.filter(isOfPart));
  if (ofParts.size === 0) return composition;
  const isLeft = shell.some((fact) => !ofParts.has(fact) && fact.value.material !== OTHER_FIBERS);
  return isLeft ? composition.filter((fact) => !ofParts.has(fact)) : markAsHints(composition);
}

/** Marks all materials of a composition as hints. */
export const markAsHints = (composition: Composition): Composition =>
  composition.map((fact) => ({ ...fact, isHint: true as const }));

/** How many words of a clause are read on either side of a material. */
const MOST_READ = 5;
/** Signs between the materials of two parts: "leather / rubber sole". */
const BETWEEN_PARTS = "–—/+&";
const BETWEEN_CLAUSES = new Set("with w mit avec con featuring and und et e y".split(" "));
/** Words that name no part here: hardware may be of another metal, bouclé is a fabric, and a belt is its strap. */
const NO_PARTS = new Set(["hardware", "boucle", "strap"]);
const isPart = ({ form }: Token): boolean =>
  !NO_PARTS.has(form) && (PART_WORDS.has(form) || PART_NAMES.has(form) || PART_LOCATION_WORDS.has(form));

/** "Borsa a tracolla in pelle" is a leather bag, not a leather strap. */
function endsGoods(tokens: readonly Token[], part: number): boolean {
  const words = tokens.slice(Math.max(0, part - 2), part + 1);
  return GOODS_FIRST.some((language) =>
    findGarments("", language, words).some(({ from, to }) => to - from > 1 && to === words.length),
  );
}
const GOODS_FIRST = ["fr", "es", "it"] as const;

const namesProduct = (words: readonly Token[]): boolean =>
  (["en", "de", ...GOODS_FIRST] as const).some((language) => findGarments("", language, words).length > 0);

interface Place extends Pick<Passage, "text" | "tokens"> {
  group: Group | undefined;
  /** Whether the material is one of those that hardware is made of. */
  isHard: boolean;
  /** The index of the token up to which to read. */
  until: number;
}

function isNextToPart({ text, tokens, group, isHard, until }: Place, from: number, to: number): boolean {
  // "Black leather double G buckle" is a leather belt, and the straps of a sandal are its upper.
  const mayBePart = (token: Token) =>
    isPart(token) && (isHard || !HARDWARE.has(token.form)) && !(group === "footwear" && token.form === "straps");
  const isJoined = (one: Token | undefined, next: Token | undefined, signs: string) =>
    one !== undefined && next !== undefined && !endsClause(text, one, next, signs);
  let [start, end] = [from, to];
  // "Plantilla de piel: sandalias de ante" names the product after the colon, "strap: leather" only the part.
  const isBehindColon = (at: number) =>
    text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes(":") && namesProduct(tokens.slice(at, from));
  // "Body (wool)" names its part before the bracket.
  const goesBack = () => isJoined(tokens[start - 1], tokens[start], BETWEEN_PARTS) && !isBehindColon(start);
  while (from - start < MOST_READ && goesBack() && !BETWEEN_CLAUSES.has(tokens[start - 1]?.form ?? "")) start -= 1;
  const goesOn = () => isJoined(tokens[end - 1], tokens[end], `(${BETWEEN_PARTS}`);
  while (end - to < MOST_READ && end < until && goesOn() && !BETWEEN_CLAUSES.has(tokens[end]?.form ?? "")) end += 1;
  // A flap bag and a buckle belt are more than flap and buckle, and "nappa gloves, lined" are nappa.
  const isOfGoods = (first: number, part: number) =>
    findGarments("", "en", tokens.slice(first, Math.min(part + 3, end))).length > 0 || endsGoods(tokens, part);
  const isBefore = (token: Token, at: number) =>
    mayBePart(token) && !isOfGoods(start + at + 1, start + at) && isOf(text, tokens, start + at, from);
  // "Le cuir du rabat", but not "algodón blanco cuello redondo".
  const mayFollow = ({ form }: Token, at: number) =>
    !ROMANCE_PART_WORDS.has(form) ||
    tokens.slice(Math.max(to, to + at - 2), to + at).some((word) => OF_WORDS.has(word.form));
  // "100% cotton button-down collar" is two facts, and "100% cotton lining" one.
  const material = tokens[from];
  const isShare = material !== undefined && followsPercentage(text, material);
  const isBehind = (token: Token, at: number) =>
    mayBePart(token) && !(isShare && at > 0) && mayFollow(token, at) && !isOfGoods(to, to + at);
  return (
    tokens.slice(start, from).some(isBefore) ||
    tokens.slice(to, end).some(isBehind) ||
    mentionsFlaw(text.slice(tokens[start]?.start, tokens[end - 1]?.end))
  );
}

/**
 * Returns true when words or punctuation say that a part is made of the material after it: "sweatband in cotton",
 * "interior: suede".
 */
function isOf(text: string, tokens: readonly Token[], part: number, from: number): boolean {
  return (
    tokens.slice(part + 1, from).some(({ form }) => OF.has(form)) ||
    /[:(]/.test(text.slice(tokens[part]?.end, tokens[from]?.start))
  );
}

const OF = new Set("in of is en aus di de".split(" "));
