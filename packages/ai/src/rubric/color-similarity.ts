import { deltaE2000 } from "@dupewise/vocabulary/colors/color-space";
import type { Color } from "@dupewise/vocabulary/colors/colors";

/** The ΔE2000 at which the similarity of two colors is one third. */
const WIDTH = 15;
/** Light blue and blue are both blue, however far apart. */
const SAME_BASE = 0.75;
/** Navy and sky blue are both blues. */
const SAME_FAMILY = 0.35;
/** The product's main color on one side, and an accent on the other. */
const ELSEWHERE = 0.7;
/** Names whose shades overlap from shop to shop: one maker's taupe is another's beige. */
const OVERLAPPING = 0.6;
const OVERLAPPING_PAIRS = [
  ["taupe", "beige"],
  ["taupe", "khaki"],
  ["khaki", "beige"],
  ["khaki", "olive"],
  ["camel", "beige"],
  ["cream", "white"],
  ["cream", "off-white"],
  ["nude", "tan"],
  ["nude", "light pink"],
  ["cognac", "brown"],
  ["tan", "brown"],
  ["tan", "beige"],
  ["dark red", "burgundy"],
  ["dark red", "maroon"],
  ["plum", "burgundy"],
  ["mauve", "dusty pink"],
  ["champagne", "gold"],
  ["black", "charcoal"],
  ["charcoal", "grey"],
  ["dark brown", "black"],
  ["midnight", "black"],
] as const;
const OVERLAPPING_NAMES: ReadonlySet<string> = new Set(
  OVERLAPPING_PAIRS.flatMap(([one, other]) => [`${one}|${other}`, `${other}|${one}`]),
);
const OVERLAPPING_SHADES: ReadonlySet<string> = new Set(OVERLAPPING_PAIRS.flat());
/** Many colors compared with one of them. */
const MIXTURE = 0.15;

/**
 * Returns the similarity of two lists of colors, 0–1: the average of the best matches in both directions, with the
 * first color weighted most. Returns null when either list is empty.
 */
export function colorSimilarity(a: readonly Color[], b: readonly Color[]): number | null {
  return a.length === 0 || b.length === 0 ? null : (bestMatches(a, b) + bestMatches(b, a)) / 2;
}

function bestMatches(from: readonly Color[], to: readonly Color[]): number {
  let sum = 0;
  let weights = 0;
  for (const [place, color] of from.entries()) {
    const weight = 1 / (1 + 2 * place);
    sum += weight * Math.max(...to.map((other, at) => colorLikeness(color, other) * (at === place ? 1 : ELSEWHERE)));
    weights += weight;
  }
  return sum / weights;
}

/** "Cognac brown" is cognac, but dark brown is not brown. */
const shadeName = ({ name }: Color): string => {
  const shade = name.slice(0, Math.max(0, name.lastIndexOf(" ")));
  return OVERLAPPING_SHADES.has(shade) ? shade : name;
};

/** How similar two colors look, 0–1. */
function colorLikeness(a: Color, b: Color): number {
  if (a.name === b.name) return 1;
  if (!a.lab || !b.lab) return MIXTURE;
  const seen = Math.exp(-((deltaE2000(a.lab, b.lab) / WIDTH) ** 2));
  if (OVERLAPPING_NAMES.has(`${shadeName(a)}|${shadeName(b)}`)) return Math.max(OVERLAPPING, seen);
  if (a.base === b.base) return Math.max(SAME_BASE, seen);
  return a.family === b.family ? Math.max(SAME_FAMILY, seen) : seen;
}
