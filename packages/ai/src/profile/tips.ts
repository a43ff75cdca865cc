import type { StyleProfile, Trait } from "@dupewise/domain/account/style-profile";
import type { ProfilePrices } from "./prices.ts";

type Tips = Pick<StyleProfile, "insights" | "personalizedRecommendations" | "recommendations">;

/** Writes the tips of a style profile, each based on how many of the user's comparisons share a trait. */
export function writeProfileTips(traits: readonly Trait[], prices: ProfilePrices, total: number): Tips {
  const top = (kind: Trait["kind"]) => traits.find((trait) => trait.kind === kind);
  const [category, material, retailer, colour] = [top("category"), top("material"), top("retailer"), top("colour")];
  const percent = prices.ratio === null ? null : Math.round(prices.ratio * 100);
  const facts = [
    category && `${category.n} of your ${total} comparisons involved ${category.name}`,
    material && `${material.n} of the originals were made with ${material.name}`,
    colour && `${colour.n} of the originals were ${colour.name}`,
    percent !== null &&
      `an alternative typically cost ${percent}% as much as its original (based on the ${prices.n} comparisons with both prices)`,
  ].flatMap((fact) => fact || []);
  const tips = [
    material &&
      `Check how much ${material.name} an alternative contains before you buy it: ${material.n} of your originals were made with it.`,
    retailer &&
      `You compared ${retailer.n} alternatives from ${retailer.name}. Try another shop next time to see how its products compare.`,
    category &&
      `Set up an alert for the ${category.name} you want most: ${category.n} of your comparisons involved them.`,
    percent !== null &&
      percent > 70 &&
      `Your alternatives typically cost ${percent}% as much as their originals. It may pay to look longer for a lower price.`,
  ].flatMap((tip) => tip || []);
  return {
    insights:
      facts.length > 0
        ? `${toSentence(facts)}.`
        : "Nothing stands out in your comparisons yet. Compare a few more products.",
    personalizedRecommendations: tips,
    recommendations: [
      "Add the materials and prices a page leaves out: each one makes the score more certain.",
      "Compare one original with several alternatives to see what the extra money buys.",
    ],
  };
}

function toSentence(facts: readonly string[]): string {
  const text = facts.join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
