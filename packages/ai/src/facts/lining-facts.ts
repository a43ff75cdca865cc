import type { CompositionItem } from "@dupewise/domain/product/product";
import { partRole } from "@dupewise/vocabulary/composition/parts";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { materialOfPrefix } from "@dupewise/vocabulary/materials/find-compound-material";
import { isFrenchForLined } from "@dupewise/vocabulary/materials/mere-part";
import { isNegated } from "@dupewise/vocabulary/text/negation";
import type { Token } from "@dupewise/vocabulary/text/tokenize";
import { OTHER_FIBERS } from "@dupewise/vocabulary/materials/fibers";
import type { Passage } from "./passage.ts";
import type { Fact, ProductFacts } from "./product-facts.ts";
import { describesPart } from "./describes-part.ts";
import { BLEND_WORDS } from "./find-named-materials.ts";
import { startOfMaterialList, isLiningMaterial, matchMaterials } from "./product-materials.ts";

/** Products whose lining is mentioned; shoppers don't care about a bag's or a hat's. */
const LINED_GOODS: ReadonlySet<Group> = new Set(["outerwear", "footwear", "dresses", "gloves"]);
const LINED = new Set(
  "lined lining linings futter innenfutter gefuttert doublure doublee doublees interieur forro forrado forrada forrados forradas fodera foderati foderate foderato foderata".split(
    " ",
  ),
);
const OF = new Set("in with of is aus en di de".split(" "));
/** Words of languages that name the material after the lining: "doublure textile". */
const BEFORE_MATERIAL = new Set(["doublure", "interieur", "fodera", "forro"]);
/** The inside of shoes and coats made of hide with the wool on. */
const WITH_ITS_WOOL: Readonly<Record<string, string>> = { sheepskin: "shearling", lambskin: "shearling" };
const CERTAINTY = 0.55;

/** Adds the lining that the text mentions, such as "fully lined in cupro", when no label lists one. */
export function withLining(
  composition: readonly Fact<CompositionItem>[],
  passages: readonly Passage[],
  group: Group | undefined,
): readonly Fact<CompositionItem>[] {
  if (group === undefined || !LINED_GOODS.has(group) || composition.length === 0) return composition;
  if (composition.some(isLining)) return composition;
  const compound = passages.flatMap(liningCompounds).at(0);
  if (compound !== undefined) return [...composition, compound];
  for (const { field, text, tokens } of passages) {
    const named = matchMaterials(text, tokens);
    const found = named.find(
      ({ from, to }) =>
        ((isLiningMaterial(text, tokens, to) && !isOfLinedPart(text, tokens, to)) ||
          isBehindLined(text, tokens, from)) &&
        !isNegated(text, tokens, { from, to }),
    );
    if (found === undefined || isPartOfUnknownMix(tokens, found, named)) continue;
    const start = startOfMaterialList(text, tokens, found.from);
    const lining = named.filter(
      ({ from, to }) =>
        from === found.from ||
        startOfMaterialList(text, tokens, from) === start ||
        // "Faux fur and sheepskin lining".
        (to === found.from - 1 && tokens[to]?.form === "and") ||
        // "Lining: leather and textile".
        (from === found.to + 1 && JOINING.has(tokens[found.to]?.form ?? "") && !describesPart(text, tokens, to)) ||
        // "Wool blend and faux fur lining".
        (from > found.to &&
          from <= found.to + 2 &&
          isLiningMaterial(text, tokens, found.to) &&
          isLiningMaterial(text, tokens, to)),
    );
    const materials = new Map(
      lining.map(({ quote, meaning }) => [WITH_ITS_WOOL[quote.toLowerCase()] ?? meaning, quote] as const),
    );
    const [blend] = materials.size === 1 && BLEND_WORDS.has(tokens[found.to]?.form ?? "") ? [found.quote] : [];
    if (blend !== undefined) materials.set(OTHER_FIBERS, blend);
    // "Shearling slippers, suede, shearling lining" are made of suede.
    const isInside = ({ value }: Fact<CompositionItem>) =>
      materials.has(value.material) && value.percentage === null && composition.length > 1;
    return [
      ...composition.filter((fact) => !isInside(fact)),
      ...[...materials].map(([material, quote]) => ({
        value: { part: "lining", material, percentage: null },
        quote,
        field,
        certainty: CERTAINTY,
      })),
    ];
  }
  return composition;
}

/** "Kaschmirfutter". */
const liningCompounds = ({ field, tokens, text }: Passage): Fact<CompositionItem>[] =>
  tokens.flatMap(({ form, start, end }) => {
    const material = form.endsWith(FUTTER) ? materialOfPrefix(form.slice(0, -FUTTER.length)) : undefined;
    if (material === undefined) return [];
    const value = { part: "lining", material, percentage: null };
    return [{ value, quote: text.slice(start, end), field, certainty: CERTAINTY }];
  });
const FUTTER = "futter";

/** "Lining: leather and terry": only one of the two is a material that we know. */
function isPartOfUnknownMix(
  tokens: readonly Token[],
  { to }: { to: number },
  named: readonly { from: number }[],
): boolean {
  const isJoined = tokens[to] !== undefined && JOINING.has(tokens[to].form);
  return isJoined && !named.some(({ from }) => from > to && from <= to + 2) && !isLinedNext(tokens, to + 1);
}
const JOINING = new Set("and und et y e".split(" "));

/** "Leather and lining". */
const isLinedNext = (tokens: readonly Token[], at: number): boolean => LINED.has(tokens[at]?.form ?? "");

/** Only words separate the two: "leather upper, textile lining" has no leather lining. */
function areOneClause(text: string, one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && /^[\s\p{L}-]*$/u.test(text.slice(one.end, other.start));
}

/** "Fleece-lined collar" says nothing about the rest. */
function isOfLinedPart(text: string, tokens: readonly Token[], to: number): boolean {
  const at = [to, to + 1].find((place) => tokens[place]?.form === "lined");
  return at !== undefined && describesPart(text, tokens, at + 1);
}

function isBehindLined(text: string, tokens: readonly Token[], from: number): boolean {
  const [label, named] = [tokens[from - 1], tokens[from]];
  // "Lining: polyester".
  if (label && named && LINED.has(label.form) && /^\s*:\s*$/.test(text.slice(label.end, named.start))) return true;
  if (label && isBeforeMaterial(text, label) && areOneClause(text, label, named)) return true;
  // "Lining: check cotton".
  const start = [from - 2, from - 3].find((at) => LINED.has(tokens[at]?.form ?? ""));
  const [lining, first] = [tokens[start ?? -1], tokens[(start ?? -1) + 1]];
  if (lining && first && /^\s*:\s*$/.test(text.slice(lining.end, first.start)) && areOneClause(text, first, named))
    return true;
  // "Lined in soft cupro".
  for (const at of [from - 2, from - 3])
    if (LINED.has(tokens[at]?.form ?? "") && OF.has(tokens[at + 1]?.form ?? ""))
      return areOneClause(text, tokens[at], tokens[from]);
  return false;
}

const isBeforeMaterial = (text: string, label: Token): boolean =>
  BEFORE_MATERIAL.has(label.form) || isFrenchForLined(text, label);

const isLining = ({ value }: Fact<CompositionItem>): boolean => partRole(value.part) === "lining";

/**
 * Returns the materials that count toward a score: all but a lining that only prose mentions, which is shown but not
 * scored.
 */
export function scoredMaterials({ composition }: Pick<ProductFacts, "composition">): Fact<CompositionItem>[] {
  return composition.filter((fact) => !(isLining(fact) && fact.certainty <= CERTAINTY));
}
