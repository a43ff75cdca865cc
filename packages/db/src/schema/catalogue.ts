import { FEED_FORMATS } from "@dupewise/domain/catalogue/catalogue-product";
import { IMPORT_STATES, type FeedProblem } from "@dupewise/domain/catalogue/import";
import type { Product } from "@dupewise/domain/product/product";
import {
  sql,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "../drizzle.ts";
import { checkJson, checkLength, checkNonNegative, checkOneOf } from "./checks.ts";
import { createdAt, id, jsonList, instant, tsvector, updatedAt } from "./columns.ts";
import { MAX_LABEL_LENGTH, MAX_TEXT_LENGTH, MAX_URL_LENGTH } from "./limits.ts";

/** The operator's feeds that catalogue products are imported from. */
export const catalogueSources = pgTable(
  "catalogue_sources",
  {
    id: id(),
    name: text().notNull().unique("catalogue_sources_name_key"),
    format: text({ enum: FEED_FORMATS }).notNull(),
    /** A URL, or the path of a file. */
    location: text().notNull(),
    /** When its feed was last published completely. */
    importedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkLength(t.name, 1, MAX_LABEL_LENGTH),
    checkLength(t.location, 1, MAX_URL_LENGTH),
    checkOneOf(t.format, FEED_FORMATS),
  ],
);

/** Imports of feeds. An import's products stay invisible until it is published. */
export const catalogueImports = pgTable(
  "catalogue_imports",
  {
    id: id(),
    sourceId: text()
      .notNull()
      .references(() => catalogueSources.id, { onDelete: "cascade" }),
    state: text({ enum: IMPORT_STATES }).notNull().default("reading"),
    /**
     * Identifies the state of the feed, for resuming an import; null if the feed provides nothing to identify it by.
     */
    edition: text(),
    /** The process that is running the import. */
    worker: text(),
    /** When the process loses the import unless it renews its lease. */
    leaseExpiresAt: instant(),
    read: integer().notNull().default(0),
    malformed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    retired: integer().notNull().default(0),
    problems: jsonList<FeedProblem>(),
    /** Why it was rolled back or failed. */
    reason: text(),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (t) => [
    // One running import per feed, across all processes.
    uniqueIndex("catalogue_imports_running_key")
      .on(t.sourceId)
      .where(sql`${t.state} in ('reading', 'publishing')`),
    index("catalogue_imports_source_id_index").on(t.sourceId, t.createdAt),
    checkOneOf(t.state, IMPORT_STATES),
    checkLength(t.edition, 1, MAX_TEXT_LENGTH),
    checkLength(t.reason, 1, MAX_TEXT_LENGTH),
    checkJson(t.problems, "array"),
    ...[t.read, t.malformed, t.unchanged, t.added, t.changed, t.retired].map(checkNonNegative),
  ],
);

/** The rows read by an import, until it is published or rolled back. */
export const catalogueStaged = pgTable(
  "catalogue_staged",
  {
    importId: text()
      .notNull()
      .references(() => catalogueImports.id, { onDelete: "cascade" }),
    key: text().notNull(),
    isAvailable: boolean().notNull(),
    /** The future row of `catalogue_products`; null for an unchanged product. */
    entry: jsonb(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.key] }),
    checkLength(t.key, 1, MAX_LABEL_LENGTH),
    checkJson(t.entry, "object"),
  ],
);

/**
 * Shelves, each with a kind, a first color and a main material, which are "" if unknown. Products on one shelf are
 * about equally similar to any other product.
 */
export const catalogueShelves = pgTable(
  "catalogue_shelves",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    color: text().notNull(),
    material: text().notNull(),
  },
  (t) => [
    unique("catalogue_shelves_kind_key").on(t.kind, t.color, t.material),
    checkLength(t.kind, 0, MAX_LABEL_LENGTH),
    checkLength(t.color, 0, MAX_LABEL_LENGTH),
    checkLength(t.material, 0, MAX_LABEL_LENGTH),
  ],
);

const isOnSale = (t: { retiredAt: unknown; isAvailable: unknown }) => sql`${t.retiredAt} is null and ${t.isAvailable}`;

/** The products that feeds list or have listed. */
export const catalogueProducts = pgTable(
  "catalogue_products",
  {
    id: id(),
    sourceId: text()
      .notNull()
      .references(() => catalogueSources.id, { onDelete: "cascade" }),
    /** The product's ID at the shop. */
    key: text().notNull(),
    /**
     * The digest of everything the feed says about it and of the engine's version. If the digest is the same, nothing
     * has changed.
     */
    digest: text().notNull(),
    /** The normalized URL. */
    url: text().notNull(),
    title: text().notNull(),
    brand: text(),
    /** A decimal number; null if the feed states no price. */
    price: numeric(),
    currency: text(),
    /** The price before a sale, in the same currency. */
    usualPrice: numeric(),
    /** The approximate price in euros, only for lookups. */
    euros: doublePrecision(),
    isAvailable: boolean().notNull(),
    product: jsonb().$type<Product>().notNull(),
    /** Its facts as packed by the scorer, and the engine version that extracted them. */
    facts: jsonb().$type<object>().notNull(),
    engineVersion: integer().notNull(),
    /** The facts as search terms, weighted A to D. */
    terms: tsvector().notNull(),
    shelfId: integer()
      .notNull()
      .references(() => catalogueShelves.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the feed stopped listing it. */
    retiredAt: instant(),
  },
  (t) => [
    unique("catalogue_products_source_key").on(t.sourceId, t.key),
    index("catalogue_products_url_index").on(t.url),
    index("catalogue_products_shelf_index").on(t.shelfId, t.euros).where(isOnSale(t)),
    index("catalogue_products_terms_index").using("gin", t.terms).where(isOnSale(t)),
    index("catalogue_products_retired_index")
      .on(t.retiredAt)
      .where(sql`${t.retiredAt} is not null`),
    checkLength(t.key, 1, MAX_LABEL_LENGTH),
    checkLength(t.digest, 1, MAX_LABEL_LENGTH),
    checkLength(t.url, 1, MAX_URL_LENGTH),
    checkLength(t.title, 1, MAX_LABEL_LENGTH),
    checkLength(t.brand, 1, MAX_LABEL_LENGTH),
    checkLength(t.currency, 3, 3),
    ...[t.price, t.usualPrice, t.euros].map(checkNonNegative),
    checkJson(t.product, "object"),
    checkJson(t.facts, "object"),
  ],
);
