import type { FoundAlternative } from "@dupewise/domain/catalogue/finding";
import { comparablePrices, type Rates } from "@dupewise/domain/money/exchange";
import type { DetectedKind } from "@dupewise/domain/product/kind";
import type { Product } from "@dupewise/domain/product/product";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import { ALL_GARMENTS } from "@dupewise/vocabulary/garments/garments";
import { assess, type AssessedSide, type Assessment, prepareSide } from "../assess.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { MIN_SAME_ITEM_LIKELIHOOD } from "../identity/same-item.ts";
import { garmentGate } from "../rubric/gate.ts";
import { scoreFacts, similarityOf } from "../rubric/score-facts.ts";
import { writeVerdict } from "../words/likeness-verdict.ts";
import { writeClaims } from "../words/write-result.ts";
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
  /** Its score from the stored facts; absent if it has none yet. */
  score?: number;
}

interface RankOptions {
  rates: Rates;
  /** The maximum number of alternatives. */
  limit: number;
  /** Returns the name under which a product counts only once, however many feeds list it. */
  nameOf: (one: CataloguedProduct) => string;
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
   * known, and the same item unless it is known to cost less. The products with the highest scores come first, so that
   * those that can't be among the closest are never read.
   */
  rank: (products: readonly CataloguedProduct[], options: RankOptions) => Ranked[];
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
    rank: (products, options) => closestOf(side, products, options).map(toRanked),
  };
}

function scoresOf(original: ProductFacts, candidates: readonly Candidate[]): { id: string; score: number }[] {
  return candidates
    .flatMap(({ id, facts }) => {
      const known = unpackFacts(facts);
      return known ? { id, score: similarityOf(original, known) ?? 0 } : [];
    })
    .toSorted((a, b) => b.score - a.score);
}

/** An alternative before anything is written about it. */
interface Weighed extends CataloguedProduct {
  title: string;
  url: string;
  similarityScore: number;
  range: FoundAlternative["range"];
  isSameItem: boolean;
  assessment: Assessment;
}

function closestOf(
  original: AssessedSide,
  products: readonly CataloguedProduct[],
  { rates, limit, nameOf }: RankOptions,
): Weighed[] {
  let closest: Weighed[] = [];
  for (const one of products) {
    const last = closest[limit - 1];
    if (last && one.score !== undefined && one.score < last.similarityScore) break;
    const weighed = weigh(original, one, rates);
    if (!weighed) continue;
    const byName = Map.groupBy([...closest, weighed].sort(byCloseness), nameOf);
    closest = [...byName.values()].flatMap(([first]) => first ?? []).slice(0, limit);
  }
  return closest;
}

const valueOf = ({ assessment: { value } }: Weighed): number => value?.score ?? 0;
const byCloseness = (a: Weighed, b: Weighed): number =>
  b.similarityScore - a.similarityScore || valueOf(b) - valueOf(a);

function weigh(original: AssessedSide, one: CataloguedProduct, rates: Rates): Weighed | null {
  const { title, url, price } = one.product;
  const side = prepareSide(one.product);
  if (title === null || url === null || url === original.url || side.facts.counterfeit) return null;
  const score = scoreFacts(original.facts, side.facts);
  const { similarityScore, range, sameItem } = score;
  const prices = original.price && price ? comparablePrices(original.price, price, rates) : null;
  const isCheaper = prices !== null && prices.alternative < prices.original;
  const isSameItem = sameItem !== null && sameItem.likelihood >= MIN_SAME_ITEM_LIKELIHOOD;
  if (similarityScore === null || similarityScore < LEAST_SIMILAR || range === null) return null;
  if ((original.price !== null || isSameItem) !== isCheaper) return null;
  const assessment = assess(original, side, score, rates);
  return { ...one, title, url, similarityScore, range, isSameItem, assessment };
}

function toRanked({ id, product, title, url, similarityScore, range, isSameItem, assessment }: Weighed): Ranked {
  const { brand, price, imageUrl, materials } = product;
  const { similarities, differences } = writeClaims(assessment);
  const textsOf = (claims: typeof similarities) => claims.slice(0, MOST_SENTENCES).map(({ text }) => text);
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
    confidence: assessment.score.confidence,
    valueScore: assessment.value && assessment.value.score,
    isSameItem,
    reason: writeVerdict(assessment),
    keeps: textsOf(similarities),
    gives: textsOf(differences),
  };
}

const MOST_SENTENCES = 3;
