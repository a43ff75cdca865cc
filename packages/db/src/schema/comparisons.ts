import { isNotNull, isNull, sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { PRODUCT_INPUT_MAX_LENGTH } from "@dupewise/domain/constants";
import { json, length, range } from "./checks.ts";
import { createdAt, id, jsonList, textList, time } from "./columns.ts";
import { LABEL, PAGE_TEXT, TEXT } from "./limits.ts";
import { ownerId } from "./owner-id.ts";
import type { Analysis } from "@dupewise/domain/comparison/comparison";
import type { CompositionItem, Product } from "@dupewise/domain/product/product";

export const comparisons = pgTable(
  "comparisons",
  {
    id: id(),
    userId: ownerId(),
    /** What the client called this request: a retry finds the comparison it already made. */
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
     * Facts, score and findings, from which the sentences are made anew; null for rows from before and for those that
     * an engine without them made, which go on showing what they showed.
     */
    assessment: jsonb().$type<object>(),
    /** The wording that the stored sentences are in; null where there is no assessment. */
    wording: text(),
    /** As they were read for this comparison; a later reading of the page changes nothing here. */
    originalProduct: jsonb().$type<Product>().notNull(),
    dupeProduct: jsonb().$type<Product>().notNull(),
    isFavorite: boolean().notNull().default(false),
    /** Whether it went against the quota: from the first time that it had a score. */
    counted: boolean().notNull(),
    /**
     * The secret of the shared address; null when not shared. In clear, since the owner reads the same link again
     * later and who can read this row needs no link to it.
     */
    shareToken: text().unique("comparisons_share_token_key"),
    /** The shared view leaves out what was pasted. */
    pastedTextPrivate: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** Set while the deletion can still be undone. */
    deletedAt: time(),
  },
  (t) => [
    unique("comparisons_user_request_key").on(t.userId, t.requestId),
    index("comparisons_newest_index").on(t.userId, t.createdAt, t.id).where(isNull(t.deletedAt)),
    index("comparisons_favorites_index").on(t.userId, t.isFavorite, t.createdAt, t.id).where(isNull(t.deletedAt)),
    index("comparisons_best_index")
      .on(t.userId, sql`coalesce(${t.similarityScore}, -1)`, t.createdAt, t.id)
      .where(isNull(t.deletedAt)),
    // In order for each ten of scores, with all that a filter or an order asks for: no row is looked at in vain.
    index("comparisons_tens_index")
      .on(t.userId, sql`(coalesce(${t.similarityScore}, -1) / 10)`, t.isFavorite, t.createdAt, t.id, t.similarityScore)
      .where(isNull(t.deletedAt)),
    index("comparisons_original_index")
      .on(t.userId, sql`md5(${t.originalUrl})`)
      .where(isNull(t.deletedAt)),
    index("comparisons_deleted_index").on(t.deletedAt).where(isNotNull(t.deletedAt)),
    check("comparisons_counted_check", sql`${t.counted} or ${t.similarityScore} is null`),
    range(t.similarityScore, 0, 100),
    range(t.valueScore, 0, 10),
    length(t.requestId, 1, LABEL),
    length(t.wording, 1, LABEL),
    length(t.shareToken, 22, LABEL),
    length(t.originalUrl, 1, PRODUCT_INPUT_MAX_LENGTH),
    length(t.dupeUrl, 1, PRODUCT_INPUT_MAX_LENGTH),
    ...[t.originalDescription, t.dupeDescription].map((column) => length(column, 0, PAGE_TEXT)),
    ...[
      t.materialComparison,
      t.locationComparison,
      t.priceRecommendation,
      t.priceReasoning,
      t.priceAnalysis,
      t.whenToBuyOriginal,
      t.whenToBuyAlternative,
      t.priceSummary,
    ].map((column) => length(column, 0, TEXT)),
    ...[t.originalLocation, t.dupeLocation, t.originalPriceManual, t.dupePriceManual].map((column) =>
      length(column, 0, LABEL),
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
    ].map((column) => length(column, 1, LABEL)),
    ...[t.originalComposition, t.dupeComposition, t.originalCompositionManual, t.dupeCompositionManual].map((column) =>
      json(column, "array"),
    ),
    ...[t.analysis, t.assessment, t.originalProduct, t.dupeProduct].map((column) => json(column, "object")),
  ],
);
