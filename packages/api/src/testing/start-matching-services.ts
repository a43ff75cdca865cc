import { alertKeys, appearanceLookupKeys, matchAlert, alertLookupKeys } from "@dupewise/ai/alerts/match-alert";
import { matchProduct } from "../notifications/match-product.ts";
import { sendDigests } from "../notifications/send-digests.ts";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { Mail } from "@dupewise/domain/alerts/mail";
import type { Product } from "@dupewise/domain/product/product";
import { createProductCache } from "@dupewise/db/queries/products/product-cache";
import { findProductIds } from "@dupewise/db/queries/alerts/alert-matches";
import { insertNotification } from "@dupewise/db/queries/alerts/alerts";
import { reserveComparison } from "@dupewise/db/queries/limits/quota";
import { storeComparison } from "@dupewise/db/queries/comparisons/store-comparison";
import {
  buildSampleFacts,
  buildSampleProduct,
  buildSampleResult,
  insertSampleUser,
} from "@dupewise/db/testing/samples";
import { createTestDatabase } from "@dupewise/db/testing/test-database";
import { onTestFinished } from "vitest";
import { createMailer } from "../mail/queue-mail.ts";

const SITE = "https://dupewise.example";
export const ORIGINAL = buildSampleProduct({
  url: "https://maison.example/half-moon",
  title: "Half Moon bag in black",
  brand: "Maison Exemple",
  description: "A shoulder bag with a zip.",
  composition: [{ material: "leather", percentage: 100 }],
  materials: ["leather"],
  category: "bags",
  colours: ["black"],
});
export const DUPE = buildSampleProduct({
  ...ORIGINAL,
  url: "https://halden.example/crescent",
  title: "Crescent shoulder bag in black",
  brand: "Halden",
  price: { amount: "89.00", currency: "EUR" },
});

interface Search {
  userId: string;
  original?: Product;
  alternative?: Product;
  /** The inputs, when they are not the products' pages. */
  inputs?: Partial<Sides<string>>;
  score?: number;
}

/** Starts a database and the services that match alerts and send emails, with helpers for typical user actions. */
export async function startMatchingServices() {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const { db, sql } = database;
  const jobs: unknown[] = [];
  const services = {
    database,
    alerts: { keysOf: alertKeys, alertLookupKeys, appearanceLookupKeys, match: matchAlert },
    sendMail: createMailer(undefined, async () => {}),
    enqueue: async (_db: unknown, _name: string, data: unknown) => void jobs.push(data),
    siteUrl: () => SITE,
  };
  const signal = new AbortController().signal;

  const person = async ({ isPremium = true, ...changes }: Partial<Parameters<typeof insertSampleUser>[1]> = {}) => {
    const { id } = await insertSampleUser(db, { isPremium, ...changes });
    return id;
  };
  const alert = async (userId: string, changes: Partial<Parameters<typeof insertNotification>[2]> = {}) => {
    const item = {
      productName: "Half Moon bag",
      manufacturer: "Maison Exemple",
      gender: "unisex" as const,
      similarityThreshold: 85,
      ...changes,
    };
    const made = await insertNotification(db, userId, { ...item, ...alertKeys(item) }, null);
    return made === "limit_reached" ? "" : made.id;
  };
  const read = async (product: Product) => {
    const reading = { readAt: new Date(), product, errorMessage: null, etag: null, lastModified: null };
    await createProductCache(database).put(product.url ?? "", reading);
    const [found] = await findProductIds(db, [product.url ?? ""]);
    return found?.id ?? "";
  };
  /** Compares two products; returns the job that is queued for the alternative. */
  const search = async ({ userId, original = ORIGINAL, alternative = DUPE, score = 91, inputs }: Search) => {
    const productId = await read(alternative);
    const reservation = await reserveComparison(db, { userId, requestId: null, limit: null, maxConcurrent: null });
    if (typeof reservation === "string") throw new Error(reservation);
    const facts = buildSampleFacts({
      original,
      alternative,
      inputs: { original: original.url ?? "", alternative: alternative.url ?? "", ...inputs },
      result: buildSampleResult({ similarityScore: score }),
    });
    const { id: comparisonId } = await storeComparison(db, reservation, facts);
    return { productId, comparisonId };
  };
  const match = (job: { productId: string; comparisonId?: string }) => matchProduct(services, job, signal);
  const digest = () => sendDigests(services, {}, signal);
  const matches = () =>
    sql<{ alert: string; url: string; score: number; reason: string; mailed: boolean }[]>`
      select notification_id as alert, url, similarity_score as score, reason, mailed_at is not null as mailed
      from notification_matches join products on products.id = product_id order by notification_matches.created_at`;
  const mails = async () => {
    const rows = await sql<{ content: Mail }[]>`select content from mail_outbox order by created_at`;
    return rows.map(({ content }) => content);
  };
  return { database, sql, services, jobs, person, alert, read, search, match, digest, matches, mails };
}
