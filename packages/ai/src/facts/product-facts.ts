import type { CompositionItem } from "@dupewise/domain/product/product";
import type { Care } from "@dupewise/vocabulary/details/care";
import type { Color } from "@dupewise/vocabulary/colors/colors";
import type { Garment } from "@dupewise/vocabulary/garments/garments";
import type { Identity } from "../identity/identity.ts";
import type { Counterfeit } from "./counterfeit.data.ts";
import type { Metal } from "./metals.data.ts";
import type { Measurement } from "@dupewise/vocabulary/details/measurements";
import type { Gender } from "@dupewise/vocabulary/details/genders";

/**
 * The field in which a fact was found. Two are not fields of the page: "line" facts are known from the product line,
 * and "photo" facts were measured or seen in the photo.
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

/** A known fact about a product, always with the words that state it. */
export interface Fact<Value> {
  value: Value;
  quote: string;
  field: FactField;
  /** 0–1. */
  certainty: number;
  /** Whether the words only hint at a trait, so that it is counted but not reported. */
  isHint?: true;
}

/** The stated values of one cut attribute. */
export interface CutFact extends Fact<string> {
  /** Additional values of a shape attribute: the surface of a bag may be both quilted and grained. */
  also?: readonly Fact<string>[];
}

/** A product line whose name was recognized. */
export interface KnownLine {
  maker: string;
  line: string;
  /** Whether someone has checked its traits against a source. */
  isChecked: boolean;
}

export interface Audience {
  gender: Gender;
  child: boolean;
}

/** The known facts about one product, ready to be compared. */
export interface ProductFacts {
  garment: Fact<Garment> | null;
  /** The product line, if its name was recognized. */
  line: Fact<KnownLine> | null;
  /** What distinguishes this item from similar ones. */
  identity: Identity;
  audience: Fact<Audience> | null;
  /** At most three, the product's own color first. */
  colours: readonly Fact<Color>[];
  pattern: Fact<string> | null;
  /** Keyed by attribute: sleeves, neckline, fit… */
  cut: ReadonlyMap<string, CutFact>;
  details: readonly Fact<string>[];
  /** Other features, which are reported but don't count toward the score. */
  features: readonly Fact<string>[];
  measurements: readonly Measurement[];
  /** How clothing may be cleaned. */
  care: Fact<Care> | null;
  occasions: readonly Fact<string>[];
  composition: readonly Fact<CompositionItem>[];
  /**
   * All materials that the texts mention, for any part, when neither shares nor a label states which is the main one.
   * Empty otherwise.
   */
  mentionedMaterials: readonly string[];
  /** The fabric by its weave or knit: velvet, denim. */
  fabric: Fact<string> | null;
  /** Whether the product's texts are in English, in which case we miss hardly any detail that they mention. */
  isEnglish: boolean;
  /** Folded words that no other fact accounts for. */
  otherWords: ReadonlySet<string>;
  /** The metal of jewelry and watches. */
  metal: Fact<Metal> | null;
  /** The kind of counterfeit that the product is sold as; null if it isn't sold as one. */
  counterfeit: Fact<Counterfeit> | null;
}
