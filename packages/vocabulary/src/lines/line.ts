/** A product line that people know by name, with its usual facts. The page always takes precedence. */
export interface LineEntry {
  /** The line's name as the maker spells it. Recognized next to the maker's name. */
  readonly line: string;
  /** Other spellings, also recognized next to the maker's name: "sub date, submariner 126610". */
  readonly also?: string;
  /** Spellings that identify this line without the maker's name: "air force 1, af1". */
  readonly alone?: string;
  /** One of the types in `garments.data.ts`. */
  readonly kind: string;
  /**
   * The traits that define the line: names of `shapes`, `cuts.data.ts`, `styles.data.ts`, `details.data.ts`,
   * `patterns.data.ts` or `fabrics.data.ts` that products of its kind can have. Contains only traits that all products
   * of the line have.
   */
  readonly has: string;
  /** Usual materials by their canonical names, largest share first; absent when they vary by season. */
  readonly of?: string;
  /** The line's own names for colors, each with a color of `colors.data.ts`: `{ Bone: "off-white" }`. */
  readonly colors?: Readonly<Record<string, string>>;
  /** The first year in which it was made and, if it has been discontinued, the last. */
  readonly years?: readonly [number] | readonly [number, number];
  /** The price when new, such as "USD 9200". Given only if `source` is a URL that states it. */
  readonly price?: string;
  /** The URL where the entry was checked, or "recalled" when it was not. */
  readonly source: "recalled" | `https://${string}`;
}

/** A maker's lines. Similar lines of other makers are listed under those makers. */
export interface MakerLines {
  readonly maker: string;
  /** Other spellings of the maker's name: "LV, Vuitton". */
  readonly makerAlso?: string;
  /** Another maker under whose name the products are also sold: Nike for Jordan. */
  readonly under?: string;
  readonly lines: readonly LineEntry[];
}
