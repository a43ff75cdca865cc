import type { ComparedSide, Comparison, ComparisonResult, CreateComparisonInput } from "./comparison.ts";
import type { FlatComparison, FlatSides } from "./flat-comparison.ts";
import type { ManualFacts } from "./manual-facts.ts";
import type { RerunInput } from "./rerun.ts";
import type { Sides } from "./side.ts";

// Without a schema, so that pages map a response without loading zod.

/** Maps a comparison's sides and its result to the flat fields of the specification: `originalUrl`, `dupeUrl`, … */
export function flattenComparison<Sided extends Sides<ComparedSide> & { result: ComparisonResult }>({
  original,
  alternative,
  result,
  ...rest
}: Sided) {
  return {
    ...rest,
    ...result,
    ...flattenReading({ original, alternative }),
    ...flattenManualFacts({ original: original.manual, alternative: alternative.manual }),
  };
}

/** Maps the inputs and the detected products of both sides to the flat fields of the specification. */
export function flattenReading({ original, alternative }: Sides<Omit<ComparedSide, "manual">>) {
  return {
    originalUrl: original.input,
    dupeUrl: alternative.input,
    originalDescription: original.description,
    dupeDescription: alternative.description,
    originalMaterials: original.product.materials,
    dupeMaterials: alternative.product.materials,
    originalComposition: original.product.composition,
    dupeComposition: alternative.product.composition,
    originalLocation: original.product.location,
    dupeLocation: alternative.product.location,
    originalProduct: original.product,
    dupeProduct: alternative.product,
  };
}

/** Maps the shopper's entries for both sides to the flat fields of the specification. */
export function flattenManualFacts({ original, alternative }: Sides<ManualFacts>) {
  return {
    originalMaterialsManual: original.materials,
    dupeMaterialsManual: alternative.materials,
    originalCompositionManual: original.composition,
    dupeCompositionManual: alternative.composition,
    originalPriceManual: original.price,
    dupePriceManual: alternative.price,
    originalTitleManual: original.title,
    dupeTitleManual: alternative.title,
    originalBrandManual: original.brand,
    dupeBrandManual: alternative.brand,
    originalKindManual: original.kind,
    dupeKindManual: alternative.kind,
    originalDetailsManual: original.details,
    dupeDetailsManual: alternative.details,
  };
}

/** Maps the flat fields of the specification to the two sides of a comparison. */
export function unflattenSides(flat: FlatSides): Sides<ComparedSide> {
  return {
    original: {
      input: flat.originalUrl,
      description: flat.originalDescription,
      product: flat.originalProduct,
      manual: {
        materials: flat.originalMaterialsManual,
        composition: flat.originalCompositionManual,
        price: flat.originalPriceManual,
        title: flat.originalTitleManual,
        brand: flat.originalBrandManual,
        kind: flat.originalKindManual,
        details: flat.originalDetailsManual,
      },
    },
    alternative: {
      input: flat.dupeUrl,
      description: flat.dupeDescription,
      product: flat.dupeProduct,
      manual: {
        materials: flat.dupeMaterialsManual,
        composition: flat.dupeCompositionManual,
        price: flat.dupePriceManual,
        title: flat.dupeTitleManual,
        brand: flat.dupeBrandManual,
        kind: flat.dupeKindManual,
        details: flat.dupeDetailsManual,
      },
    },
  };
}

/** Builds a comparison from the flat fields of a database row or an API response. */
export function unflattenComparison(flat: FlatComparison): Comparison {
  const { id, userId, isFavorite, createdAt } = flat;
  return { id, userId, isFavorite, createdAt, ...unflattenSides(flat), result: resultOf(flat) };
}

const resultOf = ({
  similarityScore,
  similarities,
  differences,
  materialComparison,
  locationComparison,
  priceRecommendation,
  priceReasoning,
  priceAnalysis,
  whenToBuyOriginal,
  whenToBuyAlternative,
  valueScore,
  priceSummary,
  analysis,
}: ComparisonResult): ComparisonResult => ({
  similarityScore,
  similarities,
  differences,
  materialComparison,
  locationComparison,
  priceRecommendation,
  priceReasoning,
  priceAnalysis,
  whenToBuyOriginal,
  whenToBuyAlternative,
  valueScore,
  priceSummary,
  analysis,
});

/** Returns what the shopper entered for each side: a link or a description. */
export const inputsOf = ({ originalUrl, dupeUrl }: CreateComparisonInput): Sides<string> => ({
  original: originalUrl,
  alternative: dupeUrl,
});

/** The names of each side's fields in a rerun's input. */
export const RERUN_FIELDS = {
  original: {
    materials: "originalMaterialText",
    price: "originalPrice",
    title: "originalTitle",
    brand: "originalBrand",
    kind: "originalKind",
    details: "originalDetails",
  },
  alternative: {
    materials: "dupeMaterialText",
    price: "dupePrice",
    title: "dupeTitle",
    brand: "dupeBrand",
    kind: "dupeKind",
    details: "dupeDetails",
  },
} as const;
export type RerunFields = (typeof RERUN_FIELDS)[keyof typeof RERUN_FIELDS];

/**
 * What the shopper entered about one side. Null restores the detected value; an absent or empty text changes nothing.
 */
export type EnteredTexts = Record<keyof RerunFields, string | null | undefined>;

/** Returns the texts that the shopper entered for each side when rerunning a comparison. */
export const enteredTexts = (input: Omit<RerunInput, "id">): Sides<EnteredTexts> => ({
  original: textsOf(input, RERUN_FIELDS.original),
  alternative: textsOf(input, RERUN_FIELDS.alternative),
});

const textsOf = (input: Omit<RerunInput, "id">, fields: RerunFields): EnteredTexts => ({
  materials: input[fields.materials],
  price: input[fields.price],
  title: input[fields.title],
  brand: input[fields.brand],
  kind: input[fields.kind],
  details: input[fields.details],
});
