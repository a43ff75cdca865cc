/** How alike two goods are, with the middle of the fair band below which it is no more than that. */
export const LIKENESSES = [
  /** Another kind of thing, though the maker, the color, the motif or a word is shared. */
  { likeness: "unlike", below: 30 },
  /** The same kind of thing in another shape or for another use. */
  { likeness: "related", below: 52 },
  /** The same idea, with a difference that anybody sees. */
  { likeness: "similar", below: 70 },
  /** Shape and signature are there; stuff, make or a detail is not. */
  { likeness: "dupe", below: 82 },
  /** The very same item, in another color or at another shop, or its next of kin. */
  { likeness: "same", below: 101 },
] as const;

export type Likeness = (typeof LIKENESSES)[number]["likeness"];

/** The input available for each side: text as people paste it; title, materials and price; or title and price. */
export type Known = "wild" | "materials" | "title";

/** The lowest and the highest score that a fair person who knows the goods would give. */
type Rating = readonly [known: Known, lowest: number, highest: number];

export type FamilyPairs = Readonly<
  Record<Likeness, readonly (readonly [rating: Rating, original: string, alternative: string])[]>
>;
