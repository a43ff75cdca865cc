import type { Product } from "@dupewise/domain/product/product";
import { quoteTerm } from "./finding.ts";

/** A product of the catalogue, with everything that is stored about it. */
export interface CatalogueEntry {
  /** The product's ID at the shop. */
  key: string;
  /** The digest of everything the feed says about the product and of the engine's version. */
  digest: string;
  product: Product & { title: string; url: string };
  /** The price before a sale, in the currency of the product's price; null if there is no sale. */
  usualPrice: string | null;
  /** The approximate price in euros. */
  euros: number | null;
  isAvailable: boolean;
  /** The extracted facts, in the engine's own format. */
  facts: object;
  engineVersion: number;
  /** The search terms, each with its weight class, from "A" (highest) to "D". */
  terms: ReadonlyMap<string, "A" | "B" | "C" | "D">;
  shelf: { kind: string; color: string; material: string };
}

/** Converts a catalogue entry to a row of `catalogue_products`. */
export function toCatalogueRow({ product, terms, shelf, ...entry }: CatalogueEntry) {
  const { url, title, brand, price } = product;
  return {
    ...entry,
    ...shelf,
    url,
    title,
    brand,
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    product,
    terms: [...terms].map(([word, weight]) => `${quoteTerm(word.slice(0, LONGEST_WORD))}:1${weight}`).join(" "),
  };
}

/** PostgreSQL accepts words of up to two thousand bytes; ours are names. */
const LONGEST_WORD = 200;
