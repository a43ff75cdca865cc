import type { FallenPrice, NewProduct } from "@dupewise/domain/alerts/mail";
import type { FoundAlternative } from "@dupewise/domain/catalogue/finding";
import { effectiveSides } from "@dupewise/domain/comparison/effective-facts";
import { SIMILARITY_BANDS } from "@dupewise/domain/comparison/score-band";
import { sideName } from "@dupewise/domain/comparison/side-name";
import { UNKNOWN_PRODUCT, type Product } from "@dupewise/domain/product/product";
import { findProfile } from "@dupewise/db/queries/account/style-profile";
import { findWatch, listPrices } from "@dupewise/db/queries/watches/watches";
import {
  claimWeeklySummary,
  listPriceDrops,
  listLatestComparisons,
  listWeeklySummaryRecipients,
  type WeeklySummaryRecipient,
} from "@dupewise/db/queries/watches/weekly-summary";
import { findAlternatives } from "../catalogue/find-alternatives.ts";
import type { Services } from "../context.ts";
import { buildUnsubscribeLink } from "../notifications/unsubscribe-link.ts";
import { addPriceHistory } from "./get.ts";

type RequiredServices = Pick<Services, "database" | "sendMail" | "siteUrl" | "prepareAlternativeSearch">;

const PEOPLE_AT_A_TIME = 200;
const ORIGINALS = 3;
/** The number of newest comparisons to find different originals among. */
const COMPARISONS = 12;
const LOOKED_AT = 24;
const SHOWN = 3;
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Emails each user the week's price drops and new alternatives, if there are any. Idempotent and safe to run
 * concurrently.
 */
export async function sendWeeklyEmails(services: RequiredServices, _job: object, signal: AbortSignal): Promise<void> {
  let after = "";
  for (;;) {
    const people = await listWeeklySummaryRecipients(services.database.db, after, PEOPLE_AT_A_TIME);
    for (const person of people) {
      signal.throwIfAborted();
      await sendTo(services, person);
    }
    const last = people.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function sendTo(services: RequiredServices, { id: userId, email, name }: WeeklySummaryRecipient): Promise<void> {
  const fallen = await fallenOf(services, userId);
  const found = await findNewForOriginals(services, userId);
  const shown = new Set(found.flatMap(({ products }) => products.map(({ url }) => url)));
  const forStyle = (await findNewForStyle(services, userId)).filter(({ url }) => !shown.has(url)).slice(0, SHOWN);
  if (fallen.length + found.length + forStyle.length === 0) return;
  const { database, sendMail, siteUrl } = services;
  await database.db.transaction(async (tx) => {
    const token = await claimWeeklySummary(tx, userId);
    if (token === undefined) return;
    const site = siteUrl();
    const stop = buildUnsubscribeLink(site, token);
    const news = { fallen, found, forStyle, link: `${site}/watches`, unsubscribeLink: stop };
    await sendMail(tx, { kind: "weekly", userId, to: email, name, ...news });
  });
}

async function fallenOf({ database: { db }, siteUrl }: RequiredServices, userId: string): Promise<FallenPrice[]> {
  const fallen = await listPriceDrops(db, userId);
  const described = fallen.map(async ({ id, title, currency, amount, before }): Promise<FallenPrice[]> => {
    const watch = await findWatch(db, { id, userId });
    if (!watch) return [];
    const { saying } = addPriceHistory(watch, await listPrices(db, { id, userId }));
    const url = `${siteUrl()}/watches?of=${id}`;
    return [{ title, url, saying, price: { amount, currency }, before: { amount: before, currency } }];
  });
  return (await Promise.all(described)).flat();
}

async function findNewForOriginals(services: RequiredServices, userId: string) {
  const originals = new Map<string, { product: Product; compared: string | null }>();
  for (const comparison of await listLatestComparisons(services.database.db, userId, COMPARISONS)) {
    const product = effectiveSides(comparison).original;
    const original = sideName(comparison.original);
    if (!originals.has(original)) originals.set(original, { product, compared: comparison.alternative.product.url });
  }
  const found: { original: string; products: NewProduct[] }[] = [];
  for (const [original, { product, compared }] of [...originals].slice(0, ORIGINALS)) {
    const products = (await findNewAlternatives(services, product))
      .filter(({ url }) => url !== compared)
      .slice(0, SHOWN);
    if (products.length > 0) found.push({ original, products });
  }
  return found;
}

/** Treats the profile's preferences as a product to find. */
async function findNewForStyle(services: RequiredServices, userId: string): Promise<NewProduct[]> {
  const { profile } = await findProfile(services.database.db, userId);
  const [category] = profile?.preferences.categories ?? [];
  if (!profile || category === undefined) return [];
  const materials = profile.preferences.materialPreferences.slice(0, 1);
  const wanted = { ...UNKNOWN_PRODUCT, title: [...materials, category].join(" "), category, materials };
  const reason = `Similar to products you've compared: ${[...materials, category].join(", ").toLowerCase()}.`;
  return (await findNewAlternatives(services, wanted)).map((one) => ({ ...one, reason }));
}

async function findNewAlternatives(services: RequiredServices, product: Product): Promise<NewProduct[]> {
  const { alternatives } = await findAlternatives(services, product, LOOKED_AT);
  return alternatives
    .filter(isNew)
    .map(({ title, brand, url, price, reason }) => ({ title, brand, url, price, reason }));
}

const isNew = ({ updatedAt, similarityScore }: FoundAlternative): boolean =>
  similarityScore >= SIMILARITY_BANDS.good && Date.now() - updatedAt.getTime() < WEEK_MS;
