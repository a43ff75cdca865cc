import type { FoundAlternative } from "@dupewise/domain/catalogue/finding";
import { comparablePrices, type Rates } from "@dupewise/domain/money/exchange";
import type { DetectedKind } from "@dupewise/domain/product/kind";
import type { Product } from "@dupewise/domain/product/product";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { ALL_GARMENTS } from "@dupewise/vocabulary/garments/garments";
import { assess, type AssessedSide, prepareSide } from "../assess.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { MIN_SAME_ITEM_LIKELIHOOD } from "../identity/same-item.ts";
import { garmentGate } from "../rubric/gate.ts";
import { scoreFacts } from "../rubric/score-facts.ts";
import { writeResult } from "../words/write-result.ts";
import { unpackFacts } from "./packed-facts.ts";
import { scoreAgainstShelf } from "./score-against-shelf.ts";
import { type Shelf, type SearchTerms, searchTermsOf } from "./search-terms.ts";

/** A possible alternative, with the facts stored with it. */
interface Candidate {
  id: string;
  facts: object;
}

/** A product of the catalogue as its feed described it. */
interface CataloguedProduct {
  id: string;
  product: Product;
}

/** An alternative with the texts about it. */
type Ranked = Omit<FoundAlternative, "usualPrice" | "updatedAt">;

/** A search for alternatives to one original. */
interface AlternativeSearch {
  kind: DetectedKind;
  /** The kinds that an alternative may have. */
  kinds: readonly string[];
  /** The terms by which an alternative is found on its shelf. */
  terms: SearchTerms;
  /** How similar the products on a shelf are to the original, 0–100. */
  likeness: (shelf: Shelf) => number;
  /** The candidates' scores from their stored facts, best first. */
  scores: (candidates: readonly Candidate[]) => { id: string; score: number }[];
  /**
   * Ranks the alternatives, closest first. Leaves out those that don't cost less than the original, if its price is
   * known, and the same item unless it is known to cost less.
   */
  rank: (products: readonly CataloguedProduct[], rates: Rates) => Ranked[];
}

/** The minimum score of an alternative. Alerts can't go lower either. */
const LEAST_SIMILAR = 50;
/** The minimum gate between an alternative's kind and the original's: a clutch is no alternative to a tote. */
const MIN_KIND_GATE = 0.75;

/**
 * Prepares a search for alternatives to a product. Returns null for a counterfeit, for a product of an unknown kind,
 * and for one that isn't fashion.
 */
export function prepareAlternativeSearch(original: Product): AlternativeSearch | null {
  const side = prepareSide(original);
  const garment = side.facts.garment?.value;
  if (!garment || !isFashion(garment.group) || side.facts.counterfeit || !side.kind) return null;
  return {
    kind: side.kind,
    kinds: ALL_GARMENTS.filter((other) => garmentGate(garment, other) >= MIN_KIND_GATE).map(({ type }) => type),
    terms: searchTermsOf(side.facts),
    likeness: (shelf) => scoreAgainstShelf(side.facts, shelf),
    scores: (candidates) => scoresOf(side.facts, candidates),
    rank: (products, rates) =>
      products
        .flatMap((one) => alternativeOf(side, one, rates) ?? [])
        .toSorted((a, b) => b.similarityScore - a.similarityScore || (b.valueScore ?? 0) - (a.valueScore ?? 0)),
  };
}

function scoresOf(original: ProductFacts, candidates: readonly Candidate[]): { id: string; score: number }[] {
  return candidates
    .flatMap(({ id, facts }) => {
      const known = unpackFacts(facts);
      return known ? { id, score: scoreFacts(original, known).similarityScore ?? 0 } : [];
    })
    .toSorted((a, b) => b.score - a.score);
}

function alternativeOf(original: AssessedSide, { id, product }: CataloguedProduct, rates: Rates): Ranked | null {
  const side = prepareSide(product);
  const { title, url, brand, price, imageUrl, materials } = product;
  if (title === null || url === null || url === original.url || side.facts.counterfeit) return null;
  const score = scoreFacts(original.facts, side.facts);
  const { similarityScore, confidence, range, sameItem } = score;
  const prices = original.price && price ? comparablePrices(original.price, price, rates) : null;
  const isCheaper = prices !== null && prices.alternative < prices.original;
  const isSame = sameItem !== null && sameItem.likelihood >= MIN_SAME_ITEM_LIKELIHOOD;
  if (similarityScore === null || similarityScore < LEAST_SIMILAR || range === null) return null;
  if ((original.price !== null || isSame) !== isCheaper) return null;
  const { similarities, differences, valueScore, analysis } = writeResult(assess(original, side, score, rates));
  return {
    id,
    title,
    brand,
    url,
    imageUrl,
    price,
    materials,
    similarityScore,
    range,
    confidence,
    valueScore,
    isSameItem: isSame,
    reason: analysis.verdict,
    keeps: similarities.slice(0, MOST_SENTENCES),
    gives: differences.slice(0, MOST_SENTENCES),
  };
}

const MOST_SENTENCES = 3;
