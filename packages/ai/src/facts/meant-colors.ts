import { findColours } from "@dupewise/vocabulary/colors/colors";
import { foldPhrase } from "@dupewise/vocabulary/text/fold";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { LEATHER_COLORS, MAKER_COLORS } from "./meant-colors.data.ts";
import type { ProductFacts } from "./product-facts.ts";

const LEATHER_GOODS: ReadonlySet<Group | undefined> = new Set(["bags", "small leather goods", "footwear", "belts"]);

/** Returns the facts without a maker's name among the colors, "wallet Mulberry, oxblood", where another is told. */
export function withoutMakersNames(facts: ProductFacts): ProductFacts {
  const makers = new Set([...facts.identity.makers].map(foldPhrase));
  const colours = facts.colours.filter(({ quote }) => !makers.has(foldPhrase(quote)));
  return colours.length > 0 ? { ...facts, colours } : facts;
}

/** Returns the facts with colors of leather as they are meant: amber boots, and Hermès bags in "gold", are tan. */
export function inLeatherColors(facts: ProductFacts): ProductFacts {
  if (!LEATHER_GOODS.has(facts.garment?.value.group)) return facts;
  const makers = [...facts.identity.makers];
  const colours = facts.colours.map((fact) => {
    const word = fact.quote.toLowerCase();
    const said = makers.map((maker) => MAKER_COLORS[maker]?.[word]).find(Boolean);
    const [meant] = findColours(said ?? LEATHER_COLORS[word] ?? "");
    return meant ? { ...fact, value: meant.colour } : fact;
  });
  return { ...facts, colours };
}
