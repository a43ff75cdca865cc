/** The levels of similarity, each with the band center below which it applies. */
export const SIMILARITY_LEVELS = [
  /** Another kind of item, even with the same maker, color, motif or word. */
  { likeness: "unlike", below: 30 },
  /** The same kind of item in another shape or for another use. */
  { likeness: "related", below: 52 },
  /** The same idea, with an obvious difference. */
  { likeness: "similar", below: 70 },
  /** The same shape and signature, but another material, make or detail. */
  { likeness: "dupe", below: 82 },
  /** The same item, in another color or from another shop, or its closest relative. */
  { likeness: "same", below: 101 },
] as const;

export type Likeness = (typeof SIMILARITY_LEVELS)[number]["likeness"];

/** The available input for each side: text as people paste it; title, materials and price; or title and price. */
export type InputKind = "wild" | "materials" | "title";

/** The lowest and highest score that a fair person who knows the product would give. */
type Rating = readonly [known: InputKind, lowest: number, highest: number];

export type FamilyPairs = Readonly<
  Record<Likeness, readonly (readonly [rating: Rating, original: string, alternative: string])[]>
>;
