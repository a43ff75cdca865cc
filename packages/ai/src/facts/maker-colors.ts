import { findColours } from "@dupewise/vocabulary/colors/colors";
import type { Group } from "@dupewise/vocabulary/garments/families.data";
import { MAKER_COLORS } from "./maker-colors.data.ts";
import type { ProductFacts } from "./product-facts.ts";

const LEATHER_GOODS: ReadonlySet<Group | undefined> = new Set(["bags", "small leather goods", "footwear", "belts"]);

/** Returns the facts with colors read as their maker means them: leather of Hermès in "gold" is tan. */
export function inMakersColors(facts: ProductFacts): ProductFacts {
  if (!LEATHER_GOODS.has(facts.garment?.value.group)) return facts;
  const makers = [...facts.identity.makers];
  const colours = facts.colours.map((fact) => {
    const said = makers.map((maker) => MAKER_COLORS[maker]?.[fact.quote.toLowerCase()]).find(Boolean);
    const [meant] = findColours(said ?? "");
    return meant ? { ...fact, value: meant.colour } : fact;
  });
  return { ...facts, colours };
}
