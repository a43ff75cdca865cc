import { sql, boolean, index, jsonb, pgTable, text } from "../drizzle.ts";
import { checkJson, checkLength } from "./checks.ts";
import { createdAt, id, jsonList, textList, instant, updatedAt } from "./columns.ts";
import { MAX_PAGE_TEXT_LENGTH, MAX_TEXT_LENGTH, MAX_URL_LENGTH } from "./limits.ts";
import type { CompositionItem, Product } from "@dupewise/domain/product/product";

/** A cache of shop pages that all users share. It does not record who requested them. */
export const products = pgTable(
  "products",
  {
    id: id(),
    /** The normalized URL. */
    url: text().notNull().unique("products_url_key"),
    title: text(),
    description: text(),
    /** The amount and, if known, the currency: "89.99 USD". */
    price: text(),
    materials: textList(),
    composition: jsonList<CompositionItem>(),
    location: text(),
    imageUrl: text(),
    category: text(),
    brand: text(),
    /** The whole reading, with its evidence; null if the last attempt failed. */
    reading: jsonb().$type<Product>(),
    /** The shop's validator for this copy, for revalidation. */
    etag: text(),
    lastModified: text(),
    lastScrapedAt: instant(),
    scrapingSuccessful: boolean().notNull().default(true),
    errorMessage: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("products_last_scraped_at_index").on(t.lastScrapedAt),
    // Finds a product's page by name among its maker's.
    index("products_title_index")
      .using("gin", t.title.op("gin_trgm_ops"), sql`(array[lower(${t.brand})])`)
      .where(sql`${t.reading} is not null`),
    checkLength(t.url, 1, MAX_URL_LENGTH),
    checkLength(t.description, 0, MAX_PAGE_TEXT_LENGTH),
    ...[t.price, t.etag, t.lastModified, t.errorMessage].map((column) => checkLength(column, 0, MAX_TEXT_LENGTH)),
    checkJson(t.composition, "array"),
    checkJson(t.reading, "object"),
  ],
);

/**
 * Leases on pages that are being read, so that only one server reads a page at a time. Unlike a lock, a lease holds no
 * connection.
 */
export const productReaders = pgTable(
  "product_readers",
  {
    url: text().primaryKey(),
    reader: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [checkLength(t.url, 1, MAX_URL_LENGTH)],
);
