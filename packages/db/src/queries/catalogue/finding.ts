import { inArray, sql } from "../../drizzle.ts";
import type { Product } from "@dupewise/domain/product/product";
import { catalogueProducts, catalogueShelves } from "../../schema.ts";
import { toSqlTextArray } from "../to-sql-text-array.ts";
import type { Db } from "../../connect.ts";

/** A shelf of the catalogue. Its kind, color and material are "" if unknown. */
export interface CatalogueShelf {
  id: number;
  kind: string;
  color: string;
  material: string;
}

/** Lists the catalogue shelves that hold products of the given kinds. */
export function listShelves(db: Db, kinds: readonly string[]): Promise<CatalogueShelf[]> {
  if (kinds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(catalogueShelves)
    .where(inArray(catalogueShelves.kind, [...kinds]));
}

/** A search in the catalogue: the shelves to search, the search terms, and the price to stay below. */
export interface ProductSearch {
  /** The shelves, best first, each with its similarity to the original, 0–100. */
  shelves: readonly { id: number; likeness: number }[];
  /** The search terms, each with its weight class, from "A" (highest) to "D". */
  terms: ReadonlyMap<string, "A" | "B" | "C" | "D">;
  /** Excludes products that cost as much or more, and those without a price; null for any price. */
  belowEuros: number | null;
  limit: number;
}

/** The maximum number of products from the best shelves: enough to include the few best. */
const MOST_LOOKED_AT = 40_000;
/**
 * What a word of each weight, D to A, adds to a shelf's similarity: the values that miss the fewest of the closest ten.
 */
const POINTS = [1.4, 5, 8, 10] as const;

/**
 * Lists the IDs and the stored facts of the available catalogue products that are most similar to an original, judging
 * by their shelves and search terms, and that cost less than `belowEuros`, if it isn't null. Returns at most `limit`
 * products, most similar first.
 */
export async function listSimilarProducts(
  db: Db,
  { shelves, terms, belowEuros, limit }: ProductSearch,
): Promise<{ id: string; facts: object }[]> {
  if (shelves.length === 0) return [];
  const ids = sql.raw(shelves.map(({ id }) => id).join(","));
  const likenesses = sql.raw(shelves.map(({ likeness }) => likeness).join(","));
  const query = queryOf([...terms.keys()]);
  // Ranks are divided by the number of words, and a single match counts 1/1.645 of its weight.
  const scale = 1.644934 * terms.size * Math.max(...POINTS);
  const weights = sql.raw(POINTS.map((points) => points / Math.max(...POINTS)).join(","));
  return db.execute<{ id: string; facts: object }>(sql`
    select id, facts from (
      select p.id, p.facts, s.likeness + ${scale}::float8 * ts_rank(array[${weights}]::float4[], p.terms, ${query}::tsquery) as promise
      from unnest(array[${ids}]::int[], array[${likenesses}]::float8[]) as s (id, likeness)
      cross join lateral (
        select id, facts, terms from catalogue_products
        where shelf_id = s.id and retired_at is null and is_available
          ${belowEuros === null ? sql`` : sql`and euros < ${belowEuros}`}
      ) p
      limit ${MOST_LOOKED_AT}
    ) looked_at order by promise desc limit ${limit}`);
}

/** Lists the catalogue products that have the given IDs, in no particular order. */
export function listCatalogueProducts(db: Db, ids: readonly string[]): Promise<CatalogueRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const { id, product, usualPrice, currency, updatedAt } = catalogueProducts;
  return db
    .select({ id, product, usualPrice, currency, updatedAt })
    .from(catalogueProducts)
    .where(sql`${id} = any(${toSqlTextArray(ids)})`);
}

interface CatalogueRow {
  id: string;
  product: Product;
  usualPrice: string | null;
  currency: string | null;
  updatedAt: Date;
}

/** Matches any of the words, quoted for PostgreSQL. */
const queryOf = (words: readonly string[]) => words.map(quoteTerm).join("|") || "''";

/** Quotes a word for use in a `tsvector` or `tsquery`. */
export const quoteTerm = (word: string): string => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
