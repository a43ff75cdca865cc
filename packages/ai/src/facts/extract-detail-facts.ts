import { canHaveDetail, findDetails } from "@dupewise/vocabulary/details/details";
import { findDepthRating } from "@dupewise/vocabulary/details/measurements";
import { type Group, isClothing } from "@dupewise/vocabulary/garments/families.data";
import { describesPart, followsPartName, isLogoEmbroidery } from "./describes-part.ts";
import { distinctTraits } from "./distinct-traits.ts";
import { isImitated } from "./extract-cut-facts.ts";
import type { Passage } from "./passage.ts";
import type { Fact } from "./product-facts.ts";

/** Extracts the details that the passages name and that a product of this group can have. */
export function extractDetailFacts(passages: readonly Passage[], group: Group | undefined): Fact<string>[] {
  const details = distinctTraits(passages, (text, tokens, field) => [
    // The number says more than "water-resistant".
    ...(group === "watches" ? findDepthRating(text) : []),
    ...findDetails(text, tokens).filter(
      ({ name, quote, from, to }) =>
        !(name === "pack" && field !== "title" && BARE_PACK.test(quote)) &&
        !(name === "embroidery" && isLogoEmbroidery(text, tokens, from, to)) &&
        !(name === "diamonds" && isImitated(tokens, from, to)) &&
        !(SURFACE_DETAILS.has(name) && (describesPart(text, tokens, to) || followsPartName(text, tokens, from))) &&
        // Of the parts that a list of materials names, only soles count.
        (field !== "materials" || name.endsWith(" sole")),
    ),
  ]);
  return exactDetails(details)
    .filter(({ value }) => group === undefined || canHaveDetail(group, value))
    .map((fact) => (fact.value === STRAP && group && isClothing(group) ? { ...fact, value: `${STRAP}s` } : fact));
}

/** Clothes have two. */
const STRAP = "adjustable strap";

/** "Where a pack would rub", "packs like a scarf": products in packs state how many there are. */
const BARE_PACK = /^packs?$/i;

/** Details that only a part may have: a smocked waistband, stretch side panels, waterproof zips. */
const SURFACE_DETAILS: ReadonlySet<string> = new Set(
  "gathers,sheer,quilting,stretch,padding,ribbing,water-resistant,distressing,studs".split(","),
);

/** A precise value, and the vaguer one that the same words also match: an automatic movement is mechanical too. */
const MORE_EXACTLY: readonly (readonly [exact: string, general: string])[] = [
  ["automatic movement", "hand-wound movement"],
  ["solar movement", "quartz movement"],
  ["imitation pearls", "pearls"],
];

function exactDetails(details: Fact<string>[]): Fact<string>[] {
  const has = (name: string) => details.some(({ value }) => value === name);
  return details.filter(({ value }) => !MORE_EXACTLY.some(([exact, general]) => value === general && has(exact)));
}
