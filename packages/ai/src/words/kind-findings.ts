import type { Garment } from "@dupewise/vocabulary/garments";
import type { Attributes } from "../attributes.ts";
import { audienceGate } from "../gate.ts";
import { type Finding, quotesOf } from "./finding.ts";
import { TYPE_NAMES } from "./names.data.ts";
import { isPlural, pluralOf, withArticle } from "./phrases.ts";

const SAME_WEIGHT = 30;

export function typeName(type: string): string {
  return TYPE_NAMES[type] ?? type;
}

/** What kind of thing each side is, and for whom. */
export function kindFindings(a: Attributes, b: Attributes, gate: number): Finding[] {
  return [...garments(a, b, gate), ...audiences(a, b)];
}

function garments({ garment: a }: Attributes, { garment: b }: Attributes, gate: number): Finding[] {
  if (!a || !b) return [];
  const quotes = quotesOf([a], [b]);
  const [one, other] = [typeName(a.value.type), typeName(b.value.type)];
  if (one === other) {
    return [
      {
        dimension: "kind",
        isShared: true,
        text: `Both are ${pluralOf(one)}.`,
        short: null,
        quotes,
        weight: SAME_WEIGHT,
      },
    ];
  }
  const text = `The original is ${withArticle(one)}, the alternative ${withArticle(other)}.`;
  const short = `${withArticle(one)} against ${withArticle(other)}`;
  return [
    {
      dimension: "kind",
      isShared: false,
      text: oneLine(text, a.value, b.value),
      short,
      quotes,
      weight: 100 * (1 - gate),
    },
  ];
}

/** "The original are jeans" reads badly: plural names take a verb of their own. */
function oneLine(text: string, a: Garment, b: Garment): string {
  if (!isPlural(a.type) && !isPlural(b.type)) return text;
  return `The original is sold as ${withArticle(typeName(a.type))}, the alternative as ${withArticle(typeName(b.type))}.`;
}

function audiences({ audience: a }: Attributes, { audience: b }: Attributes): Finding[] {
  if (!a || !b) return [];
  const gate = audienceGate(a.value, b.value);
  if (gate === 1) return [];
  const wearer = ({ gender, child }: { gender: string; child: boolean }) =>
    gender === "unisex" ? (child ? "children" : "anyone") : gender;
  const [one, other] = [wearer(a.value), wearer(b.value)];
  return [
    {
      dimension: "audience",
      isShared: false,
      text: `The original is made for ${one}, the alternative for ${other}.`,
      short: `${one}'s against ${other}'s sizes`.replace("children's", "children's").replace("anyone's", "unisex"),
      quotes: quotesOf([a], [b]),
      weight: 100 * (1 - gate),
    },
  ];
}
