import { COLORS, ASSORTMENT, type ProductKind, MAKERS, STYLES } from "./assortment.data.ts";

/** A generated product, in the JSON Lines format for feeds. */
export interface GeneratedItem {
  id: string;
  url: string;
  title: string;
  brand: string;
  description: string;
  price: string;
  usualPrice: string | null;
  material: string;
  color: string;
  audience: string;
  category: string;
  images: string[];
  available: boolean;
}

/** How much likelier the first of a list is than the last. */
const SKEW = 2.2;
/** The percentage of products that are on sale. */
const ON_SALE = 18;
const SOLD_OUT = 3;
const SAID = 72;
const MADE_SAID = 88;
/** The standard deviation of the natural logarithms of the prices. */
const SPREAD = 0.6;

/**
 * Generates a product that a large fashion shop might sell. The same number always yields the same product. Kinds,
 * colors and materials are as frequent as in real shops, and each product's page mentions only some of its traits.
 */
export function generateItem(number: number): GeneratedItem {
  const random = randomOf(number);
  const pick = <Value>(from: readonly Value[], skew = SKEW): Value => {
    const one = from[Math.floor(from.length * random() ** skew)];
    if (one === undefined) throw new Error("Nothing to pick from");
    return one;
  };
  const chance = (percent: number) => random() * 100 < percent;
  const kind = kindAt(random());
  const color = pick(COLORS);
  const compositions = pick(kind.compositions);
  const brand = pick(MAKERS, 1);
  const traits = kind.traits.flatMap((list) => (chance(SAID) ? [pick(list)] : [])).filter(Boolean);
  const style = pick(STYLES, 1);
  const price = Math.max(
    5,
    kind.price * Math.exp(SPREAD * (random() + random() + random() + random() - 2) * Math.sqrt(3)),
  );
  const before = chance(ON_SALE) ? price * (1.15 + random() / 2) : null;
  const slug = `${style} ${color} ${kind.name}`.toLowerCase().replaceAll(/\W+/g, "-");
  const host = `${brand.toLowerCase().replaceAll(/\W+/g, "")}.example`;
  return {
    id: `inv-${number}`,
    url: `https://${host}/products/${slug}-${number}`,
    title: titleOf(kind, style, color, traits[0], chance(55)),
    brand,
    description: `${style} ${kind.name} in ${color}. ${traits.join(", ")}.`,
    price: `${price.toFixed(2)} USD`,
    usualPrice: before === null ? null : `${before.toFixed(2)} USD`,
    material: chance(MADE_SAID) ? compositions : "",
    color,
    audience: kind.category.startsWith("Women") || chance(65) ? "female" : "male",
    category: kind.category,
    images: [`https://${host}/images/${number}.jpg`],
    available: !chance(SOLD_OUT),
  };
}

function titleOf({ name }: ProductKind, style: string, color: string, trait = "", saysColor: boolean): string {
  const words = [style, saysColor ? color : "", trait, name].filter(Boolean).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ALL = ASSORTMENT.reduce((sum, { share }) => sum + share, 0);

function kindAt(place: number): ProductKind {
  let left = place * ALL;
  for (const kind of ASSORTMENT) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  throw new Error("No kind found");
}

/** Creates a generator of numbers from 0 to 1 (Mulberry32). The same seed always yields the same numbers. */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
