/**
 * A product line that people know by its name, with what they know of it. What a line tells is never more than what
 * such goods usually are: the page wins.
 */
export interface LineEntry {
  /** As the maker writes it. Read beside the maker's name. */
  readonly line: string;
  /** Other spellings, read beside the maker's name too: "sub date, submariner 126610". */
  readonly also?: string;
  /** Spellings that mean this line wherever they stand, without the maker's name: "air force 1, af1". */
  readonly alone?: string;
  /** A type of `garments.data.ts`. */
  readonly kind: string;
  /**
   * What makes the line what it is: names of `shapes`, `cuts.data.ts`, `styles.data.ts`, `details.data.ts`,
   * `patterns.data.ts` or `fabrics.data.ts` that goods of its kind can have. Only what every one of the line has.
   */
  readonly has: string;
  /** Usual materials by their canonical names, most first; none where they differ from season to season. */
  readonly of?: string;
  /** The line's own names of colors: `{ Bone: "off-white" }`, each a color of `colours.data.ts`. */
  readonly colors?: Readonly<Record<string, string>>;
  /** The first and, where it has ended, the last year it was made. */
  readonly years?: readonly [number] | readonly [number, number];
  /** Price when new, "USD 9200": only with an address that says so. */
  readonly price?: string;
  /** The address where the entry was checked, or that it is told from memory. */
  readonly source: "recalled" | `https://${string}`;
}

/** A maker's lines. Lines of other makers that only look like one of them stand under their own maker. */
export interface MakerLines {
  readonly maker: string;
  /** Other spellings of the maker's name: "LV, Vuitton". */
  readonly makerAlso?: string;
  /** Another maker that the goods are sold as made by, too: Jordan's by Nike. */
  readonly under?: string;
  readonly lines: readonly LineEntry[];
}
