import type { ProductFacts, Audience } from "../facts/product-facts.ts";
import { audienceGate, isPack, PACK_GATE } from "../rubric/gate.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { TYPE_NAMES } from "../words/names.data.ts";
import { isPlural, pluralOf, withArticle } from "../words/grammar.ts";

const SAME_WEIGHT = 30;

export function typeName(type: string): string {
  return TYPE_NAMES[type] ?? type;
}

/** What kind of thing each side is, and for whom. */
export function kindFindings(a: ProductFacts, b: ProductFacts, gate: number): Finding[] {
  return [...garments(a, b, gate), ...audiences(a, b), ...packs(a, b)];
}

function garments({ garment: a }: ProductFacts, { garment: b }: ProductFacts, gate: number): Finding[] {
  if (!a || !b) return [];
  const said = { dimension: "kind" as const, quotes: quotesOf([a], [b]) };
  const [one, other] = [typeName(a.value.type), typeName(b.value.type)];
  const whole = [one, other].find((name) => isKindOf(one, name) && isKindOf(other, name));
  if (whole !== undefined) {
    return [{ ...said, isShared: true, text: `Both are ${pluralOf(whole)}.`, phrase: null, weight: SAME_WEIGHT }];
  }
  const [mine, theirs] = [withArticle(one), withArticle(other)];
  // "The original is jeans" reads badly: plural names take another verb.
  const verb = isPlural(one) || isPlural(other) ? "is sold as" : "is";
  const text = `The original ${verb} ${mine}, the alternative ${verb === "is" ? "" : "as "}${theirs}.`;
  const sides = { original: mine, alternative: theirs };
  return [{ ...said, isShared: false, text, sides, weight: 100 * (1 - gate) }];
}

/** "Tote bag" is a kind of "bag": who says only that may mean the same. */
function isKindOf(name: string, whole: string): boolean {
  return name === whole || name.endsWith(` ${whole}`);
}

const SIZING: Readonly<Record<Audience["gender"], string>> = {
  men: "men's sizing",
  women: "women's sizing",
  boys: "boys' sizing",
  girls: "girls' sizing",
  unisex: "unisex sizing",
};

function audiences({ audience: a }: ProductFacts, { audience: b }: ProductFacts): Finding[] {
  if (!a || !b) return [];
  const gate = audienceGate(a.value, b.value);
  if (gate === 1) return [];
  return [
    {
      dimension: "audience",
      isShared: false,
      text: `The original is made for ${wearerOf(a.value)}, the alternative for ${wearerOf(b.value)}.`,
      sides: { original: sizingOf(a.value), alternative: sizingOf(b.value) },
      quotes: quotesOf([a], [b]),
      weight: 100 * (1 - gate),
    },
  ];
}

function packs(a: ProductFacts, b: ProductFacts): Finding[] {
  if (isPack(a) === isPack(b)) return [];
  const packed = [a, b].map(({ details }) => details.filter(({ value }) => value === "pack"));
  return [
    {
      dimension: "audience",
      isShared: false,
      text: `Only the ${isPack(a) ? "original" : "alternative"} is sold as a pack of several.`,
      sides: null,
      quotes: quotesOf(packed[0] ?? [], packed[1] ?? []),
      weight: 100 * (1 - PACK_GATE),
    },
  ];
}

function wearerOf({ gender, child }: Audience): string {
  if (gender !== "unisex") return gender;
  return child ? "children" : "anyone";
}

function sizingOf({ gender, child }: Audience): string {
  return gender === "unisex" && child ? "children's sizing" : SIZING[gender];
}
