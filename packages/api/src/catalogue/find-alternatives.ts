import { setImmediate as othersTurn } from "node:timers/promises";
import type { FoundAlternatives } from "@dupewise/domain/catalogue/finding";
import { convertToEuros } from "@dupewise/domain/money/exchange";
import type { Product } from "@dupewise/domain/product/product";
import { listCatalogueProducts, listShelves, listSimilarProducts } from "@dupewise/db/queries/catalogue/finding";
import { findRates } from "@dupewise/db/queries/exchange-rates";
import type { RequestContext } from "../context.ts";

/** Shelves this many points behind the best contain none of the closest products. */
const FAR_BEHIND = 55;
const MOST_SHELVES = 600;
/** Candidates to score, at about 30 µs each. */
const MOST_CANDIDATES = 2_000;
/** The number of candidates scored before other requests get a turn, which takes about ten milliseconds. */
const AT_A_TIME = 300;
/** How many are scored in full per requested alternative: some turn out to be the same item. */
const SPARE = 8;

/**
 * Finds at most `limit` catalogue products that are most similar to an original and, if its price is known, cost less
 * than it. PostgreSQL narrows down the candidates, and the scorer ranks them.
 */
export async function findAlternatives(
  { database: { db }, prepareAlternativeSearch }: Pick<RequestContext, "database" | "prepareAlternativeSearch">,
  original: Product,
  limit: number,
): Promise<FoundAlternatives> {
  const { title, brand, price, url } = original;
  const sought = prepareAlternativeSearch(original);
  if (!sought) return { original: { title, brand, price, url, kind: null }, alternatives: [] };
  const [rates, all] = await Promise.all([findRates(db), listShelves(db, sought.kinds)]);
  const candidates = await listSimilarProducts(db, {
    shelves: bestOf(all.map((shelf) => ({ id: shelf.id, likeness: sought.likeness(shelf) }))),
    terms: sought.terms,
    belowEuros: price && convertToEuros(price, rates),
    limit: MOST_CANDIDATES,
  });
  const scored = [];
  for (let from = 0; from < candidates.length; from += AT_A_TIME) {
    if (from > 0) await othersTurn();
    scored.push(...sought.scores(candidates.slice(from, from + AT_A_TIME)));
  }
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, limit + SPARE);
  const products = await listCatalogueProducts(
    db,
    best.map(({ id }) => id),
  );
  const rows = new Map(products.map((row) => [row.id, row]));
  const inOrder = best.flatMap(({ id, score }) => {
    const row = rows.get(id);
    return row ? [{ ...row, score }] : [];
  });
  const alternatives = sought.rank(inOrder, { rates, limit, nameOf }).flatMap((one) => {
    const row = rows.get(one.id);
    if (!row) return [];
    const usualPrice = row.usualPrice === null ? null : { amount: row.usualPrice, currency: row.currency };
    return { ...one, usualPrice, updatedAt: row.updatedAt };
  });
  return { original: { title, brand, price, url, kind: sought.kind }, alternatives };
}

function bestOf(shelves: readonly { id: number; likeness: number }[]) {
  const inOrder = shelves.toSorted((a, b) => b.likeness - a.likeness).slice(0, MOST_SHELVES);
  const least = (inOrder[0]?.likeness ?? 0) - FAR_BEHIND;
  return inOrder.filter(({ likeness }) => likeness >= least);
}

/** Two feeds may list the same product. */
const nameOf = ({ product: { title, brand } }: { product: Product }) => `${brand ?? ""} ${title ?? ""}`.toLowerCase();
