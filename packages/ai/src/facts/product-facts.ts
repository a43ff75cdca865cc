import type { CompositionItem } from "@dupewise/domain/product/product";
import type { Colour } from "@dupewise/vocabulary/colors/colors";
import type { Garment } from "@dupewise/vocabulary/garments/garments";
import type { Identity } from "../identity/identity.ts";
import type { Counterfeit } from "./counterfeit.data.ts";
import type { Metal } from "./metals.data.ts";
import type { Gender } from "@dupewise/vocabulary/details/genders";

/**
 * Where in a product's data a fact was read. Two are not said on the page: "line" is known of the line that it is of,
 * "photo" was measured or seen there.
 */
export type FactField =
  | "title"
  | "category"
  | "colours"
  | "composition"
  | "materials"
  | "description"
  | "line"
  | "photo";

/** Something known about a product, with the words that say it: no quote, no fact. */
export interface Fact<Value> {
  value: Value;
  quote: string;
  field: FactField;
  /** 0–1. */
  certainty: number;
}

/** What is said of one attribute of the cut. */
export interface CutFact extends Fact<string> {
  /** What else is said of it: a quilted bag of grained leather. Shapes only. */
  also?: readonly Fact<string>[];
}

/** A product line that people know by its name. */
export interface KnownLine {
  maker: string;
  line: string;
  /** Whether somebody has checked what is known of it against a source. */
  isChecked: boolean;
}

export interface Audience {
  gender: Gender;
  child: boolean;
}

/** The known facts about one product, ready to be compared. */
export interface ProductFacts {
  garment: Fact<Garment> | null;
  /** The line that it is of, where its name is known. */
  line: Fact<KnownLine> | null;
  /** What tells this item from the next. */
  identity: Identity;
  audience: Fact<Audience> | null;
  /** At most three, the goods' own colour first. */
  colours: readonly Fact<Colour>[];
  pattern: Fact<string> | null;
  /** By attribute: sleeves, neckline, fit… */
  cut: ReadonlyMap<string, CutFact>;
  details: readonly Fact<string>[];
  occasions: readonly Fact<string>[];
  composition: readonly Fact<CompositionItem>[];
  /** The cloth by its weave or knit: velvet, denim. */
  fabric: Fact<string> | null;
  /** Folded words that no other fact accounts for. */
  otherWords: ReadonlySet<string>;
  /** Of jewelry and watches. */
  metal: Fact<Metal> | null;
  /** As what it is sold, where that is a counterfeit. */
  counterfeit: Fact<Counterfeit> | null;
}
