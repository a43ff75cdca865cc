import type { Comparison } from "@dupewise/domain/comparison/comparison";
import { isReadFromLink, normalizeProductUrl } from "@dupewise/domain/product/product-input";
import {
  findSourceComparison,
  findCachedPage,
  markAlertsChecked,
  type ProductPage,
} from "@dupewise/db/queries/alerts/alert-matches";
import {
  listPagesOfItems,
  listItemsByAppearance,
  listItemsByName,
  type AlertItem,
} from "@dupewise/db/queries/alerts/alerted-products";
import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";
import { isShareableUrl } from "./shareable-url.ts";
import { notifyOfMatch } from "./notify-of-match.ts";

type RequiredServices = Pick<Services, "database" | "alerts" | "sendMail" | "enqueue" | "siteUrl">;

/**
 * The maximum number of batches of alerts per run. The rest is left to another job, so that none exceeds its deadline.
 */
const MOST_BATCHES = 20;

/**
 * Finds other users' active alerts that a product matches. Stores each match once, and either emails the alert's owner
 * or leaves the match for the daily digest. Idempotent and safe to run concurrently.
 */
export async function matchProduct(
  services: RequiredServices,
  job: JobData<"match-product">,
  signal: AbortSignal,
): Promise<void> {
  const { database, alerts } = services;
  const [product, meeting] = await Promise.all([
    findCachedPage(database.db, job.productId),
    job.comparisonId === undefined ? undefined : findSourceComparison(database.db, job.comparisonId),
  ]);
  if (!product || !isShareableUrl(product.url) || product.reading.title === null) return;
  if (job.comparisonId !== undefined && !meeting) return;
  const searcherId = meeting?.userId ?? null;
  const comparison = meeting && comparisonOf(product, meeting);
  const items = await findCandidates(services, product, comparison);
  let batches = 0;
  for (const { item, pages } of items) {
    const match = alerts.match({ item, found: product.reading, comparison, pages });
    if (!match) continue;
    const answer = { item, product, ...match, searcherId, isImported: job.isImported ?? false };
    while (await notifyOfMatch(services, answer)) {
      signal.throwIfAborted();
      batches += 1;
      if (batches < MOST_BATCHES) continue;
      await services.enqueue(database.db, "match-product", job);
      return;
    }
  }
  await markAlertsChecked(
    database.db,
    items.map(({ item }) => item),
    searcherId,
  );
}

/**
 * The original that the product was compared with. A link inside pasted text does not make the text a page, and a score
 * based on someone's own materials is only for them.
 */
function comparisonOf({ url }: ProductPage, meeting: Comparison) {
  const { original, alternative, result } = meeting;
  const { similarityScore } = result;
  const isAlternative = isReadFromLink(alternative) && normalizeProductUrl(alternative.input) === url;
  const hasTypedMaterials = [original, alternative].some(({ manual }) => manual.materials.length > 0);
  if (!isAlternative || similarityScore === null || hasTypedMaterials) return undefined;
  return { original: original.product, isPasted: !isReadFromLink(original), similarityScore };
}

async function findCandidates(
  { database: { db }, alerts }: RequiredServices,
  { id, reading }: ProductPage,
  comparison: ReturnType<typeof comparisonOf>,
) {
  const [byName, byLooks] = await Promise.all([
    comparison ? listItemsByName(db, alerts.alertLookupKeys(comparison.original)) : [],
    listItemsByAppearance(db, { appearanceKeys: alerts.appearanceLookupKeys(reading), productId: id }),
  ]);
  const items = [...new Map([...byName, ...byLooks].map((item) => [idOf(item), item])).values()];
  const pages = await listPagesOfItems(db, items);
  return items.map((item, at) => ({ item, pages: pages[at] ?? [] }));
}

const idOf = ({ productName, manufacturer, gender }: AlertItem) => JSON.stringify([productName, manufacturer, gender]);
