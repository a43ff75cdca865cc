import { isNotNull, isNull, sql, boolean, check, index, integer, jsonb, pgTable, text, unique } from "../drizzle.ts";
import { PRODUCT_INPUT_MAX_LENGTH } from "@dupewise/domain/constants";
import { checkJson, checkLength, checkRange } from "./checks.ts";
import { createdAt, id, jsonList, textList, instant } from "./columns.ts";
import { MAX_LABEL_LENGTH, MAX_PAGE_TEXT_LENGTH, MAX_TEXT_LENGTH } from "./limits.ts";
import { ownerId } from "./owner-id.ts";
import type { Analysis } from "@dupewise/domain/comparison/comparison";
import type { CompositionItem, Product } from "@dupewise/domain/product/product";

export const comparisons = pgTable(
  "comparisons",
  {
    id: id(),
    userId: ownerId(),
    /** The client's ID for this request: a retry finds the comparison it already made. */
    requestId: text(),
    originalUrl: text().notNull(),
    dupeUrl: text().notNull(),
    originalDescription: text(),
    dupeDescription: text(),
    similarityScore: integer(),
    similarities: textList(),
    differences: textList(),
    originalMaterials: textList(),
    dupeMaterials: textList(),
    originalComposition: jsonList<CompositionItem>(),
    dupeComposition: jsonList<CompositionItem>(),
    materialComparison: text(),
    originalLocation: text(),
    dupeLocation: text(),
    locationComparison: text(),
    priceRecommendation: text(),
    priceReasoning: text(),
    priceAnalysis: text(),
    whenToBuyOriginal: text(),
    whenToBuyAlternative: text(),
    valueScore: integer(),
    priceSummary: text(),
    originalMaterialsManual: textList(),
    dupeMaterialsManual: textList(),
    originalCompositionManual: jsonList<CompositionItem>(),
    dupeCompositionManual: jsonList<CompositionItem>(),
    originalPriceManual: text(),
    dupePriceManual: text(),
    originalTitleManual: text(),
    dupeTitleManual: text(),
    originalBrandManual: text(),
    dupeBrandManual: text(),
    originalKindManual: text(),
    dupeKindManual: text(),
    originalDetailsManual: text(),
    dupeDetailsManual: text(),
    analysis: jsonb().$type<Analysis>().notNull(),
    /**
     * Facts, score and findings, from which the sentences are rendered again; null for old rows and those of engines
     * without them, which keep their sentences.
     */
    assessment: jsonb().$type<object>(),
    /** The wording of the stored sentences; null without an assessment. */
    wording: text(),
    /** The product as it was read for this comparison. Later readings of its page don't change it. */
    originalProduct: jsonb().$type<Product>().notNull(),
    dupeProduct: jsonb().$type<Product>().notNull(),
    isFavorite: boolean().notNull().default(false),
    /** Whether it counts against the quota: from its first score on. */
    counted: boolean().notNull(),
    /**
     * The secret in the shared URL; null when not shared. Unhashed, since the owner needs the same link again, and
     * anyone who can read this row doesn't need it.
     */
    shareToken: text().unique("comparisons_share_token_key"),
    /** The shared view omits pasted text. */
    pastedTextPrivate: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** When the comparison was deleted; set while that can still be undone. */
    deletedAt: instant(),
  },
  (t) => [
    unique("comparisons_user_request_key").on(t.userId, t.requestId),
    index("comparisons_newest_index").on(t.userId, t.createdAt, t.id).where(isNull(t.deletedAt)),
    index("comparisons_favorites_index").on(t.userId, t.isFavorite, t.createdAt, t.id).where(isNull(t.deletedAt)),
    index("comparisons_best_index")
      .on(t.userId, sql`coalesce(${t.similarityScore}, -1)`, t.createdAt, t.id)
      .where(isNull(t.deletedAt)),
    // Per group of ten scores, with every column that filters and sort orders need, so that no row is read
    // unnecessarily.
    index("comparisons_tens_index")
      .on(t.userId, sql`(coalesce(${t.similarityScore}, -1) / 10)`, t.isFavorite, t.createdAt, t.id, t.similarityScore)
      .where(isNull(t.deletedAt)),
    index("comparisons_original_index")
      .on(t.userId, sql`md5(${t.originalUrl})`)
      .where(isNull(t.deletedAt)),
    index("comparisons_deleted_index").on(t.deletedAt).where(isNotNull(t.deletedAt)),
    check("comparisons_counted_check", sql`${t.counted} or ${t.similarityScore} is null`),
    checkRange(t.similarityScore, 0, 100),
    checkRange(t.valueScore, 0, 10),
    checkLength(t.requestId, 1, MAX_LABEL_LENGTH),
    checkLength(t.wording, 1, MAX_LABEL_LENGTH),
    checkLength(t.shareToken, 22, MAX_LABEL_LENGTH),
    checkLength(t.originalUrl, 1, PRODUCT_INPUT_MAX_LENGTH),
    checkLength(t.dupeUrl, 1, PRODUCT_INPUT_MAX_LENGTH),
    ...[t.originalDescription, t.dupeDescription].map((column) => checkLength(column, 0, MAX_PAGE_TEXT_LENGTH)),
    ...[
      t.materialComparison,
      t.locationComparison,
      t.priceRecommendation,
      t.priceReasoning,
      t.priceAnalysis,
      t.whenToBuyOriginal,
      t.whenToBuyAlternative,
      t.priceSummary,
    ].map((column) => checkLength(column, 0, MAX_TEXT_LENGTH)),
    ...[t.originalLocation, t.dupeLocation, t.originalPriceManual, t.dupePriceManual].map((column) =>
      checkLength(column, 0, MAX_LABEL_LENGTH),
    ),
    ...[
      t.originalTitleManual,
      t.dupeTitleManual,
      t.originalBrandManual,
      t.dupeBrandManual,
      t.originalKindManual,
      t.dupeKindManual,
      t.originalDetailsManual,
      t.dupeDetailsManual,
    ].map((column) => checkLength(column, 1, MAX_LABEL_LENGTH)),
    ...[t.originalComposition, t.dupeComposition, t.originalCompositionManual, t.dupeCompositionManual].map((column) =>
      checkJson(column, "array"),
    ),
    ...[t.analysis, t.assessment, t.originalProduct, t.dupeProduct].map((column) => checkJson(column, "object")),
  ],
);
