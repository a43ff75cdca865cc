import { setTimeout as sleep } from "node:timers/promises";
import { alertKeys, appearanceLookupKeys, matchAlert, alertLookupKeys } from "@dupewise/ai/alerts/match-alert";
import { compareByRules } from "@dupewise/ai/engines/compare-by-rules";
import { prepareAlternativeSearch } from "@dupewise/ai/finding/alternative-search";
import { KIND_GROUPS, kindFromWords, detectKindAndMaterials } from "@dupewise/ai/facts/kinds";
import { createDeepAnalysis } from "@dupewise/ai/analysis/deep-analysis";
import { reword } from "@dupewise/ai/reword";
import { deriveStyleProfile } from "@dupewise/ai/profile/derive-style-profile";
import { RULES_WORDING } from "@dupewise/ai/words/wording";
import { createSessions } from "@dupewise/api/auth/cookie-sessions";
import type { CompareProducts, SeePhotos, Services } from "@dupewise/api/context";
import type { IdentityProviderClient } from "@dupewise/api/ports/identity-providers";
import type { Payments } from "@dupewise/api/ports/payments";
import { createRateLimits } from "@dupewise/api/limits/rate-limits";
import { createThrottle } from "@dupewise/api/limits/throttle";
import { createTaskQueue } from "@dupewise/api/limits/task-queue";
import { permitsPublicWeb } from "@dupewise/reader/fetch/address-policy";
import { createWebhookSender } from "@dupewise/reader/fetch/webhook-sender";
import { createImageReader } from "@dupewise/reader/images/read-image";
import { createPhotoAnalyzer } from "@dupewise/reader/photos/photo-analyzer";
import { readText } from "@dupewise/reader/pasted/read-text";
import { createProductReader } from "@dupewise/reader/read-product";
import { connect, type Database } from "@dupewise/db/connect";
import { createProductCache } from "@dupewise/db/queries/products/product-cache";
import { createShopTurns } from "@dupewise/db/queries/products/shop-turns";
import { BRAND } from "@dupewise/domain/brand";
import type { Logger } from "pino";
import { createFeedImporter } from "./catalogue/create-feed-importer.ts";
import type { Environment } from "./config/env.ts";
import { createAllowlist } from "./config/fetch-allow.ts";
import { parseProviders } from "./identity-providers/configured.ts";
import { createRatesFetcher } from "./jobs/fetch-rates.ts";
import { openQueue, type Queue } from "./jobs/open-queue.ts";
import { createMailer } from "@dupewise/api/mail/queue-mail";
import { wireMail } from "./mail/wire-mail.ts";

/** The server's dependencies, with functions that check the database and close everything. */
export interface Wiring {
  services: Services;
  queue: Queue;
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
}

interface WiringOptions {
  env: Environment;
  databaseUrl: string;
  siteUrl: () => string;
  /** Whether people reach the site only over HTTPS. */
  secure: boolean;
  log: Logger;
  /** Whether this process runs jobs. */
  works: boolean;
}

/** How long a comparison waits for the model to see photos. */
const PHOTOS_TIMEOUT_MS = 8_000;

/**
 * Connects every port to its implementation. This is the composition root: no other module knows all implementations.
 */
export async function wire({ env, databaseUrl, siteUrl, secure, log, works }: WiringOptions): Promise<Wiring> {
  const database = connect(databaseUrl, { max: env.DATABASE_CONNECTIONS, pooled: env.DATABASE_POOLED });
  const queue = openQueue({ databaseUrl: works ? (env.DATABASE_DIRECT_URL ?? databaseUrl) : databaseUrl, log, works });
  const isAllowed = createAllowlist(env.FETCH_ALLOW);
  const shops = {
    ...(env.PUBLIC_URL !== undefined && { userAgent: `${BRAND}/0.1 (+${env.PUBLIC_URL})` }),
    permits: (address: string, port: number) => permitsPublicWeb(address, port) || isAllowed(address, port),
  };
  const reader = createProductReader({
    cache: createProductCache(database),
    turns: createShopTurns(database),
    ...shops,
  });
  const images = createImageReader(shops);
  const webhookSender = createWebhookSender(shops);
  const carrier = wireMail(env);
  const services: Services = {
    database,
    sessions: createSessions(database, secure),
    readProduct: reader.readProduct,
    readPage: reader.readPage,
    readText,
    detectKindAndMaterials,
    kinds: { findByName: kindFromWords, all: KIND_GROUPS },
    readImage: images.readImage,
    photos: createPhotoAnalyzer(),
    seePhotos: choosePhotoReader(env),
    compareProducts: chooseEngine(env),
    wording: RULES_WORDING,
    reword,
    createDeepAnalysis,
    deriveStyleProfile: async (comparisons, rates) => deriveStyleProfile(comparisons, rates),
    fetchRates: createRatesFetcher(env.EXCHANGE_RATES_URL),
    profileComparisons: env.PROFILE_COMPARISONS,
    prepareAlternativeSearch,
    feeds: createFeedImporter(env.CATALOGUE_FILE),
    alerts: { keysOf: alertKeys, alertLookupKeys, appearanceLookupKeys, match: matchAlert },
    limits: createRateLimits(database.db, env.RATE_LIMIT_SCALE),
    exportQueue: createTaskQueue(),
    throttle: createThrottle(),
    sendMail: createMailer(env.SUPPORT_EMAIL, queue.enqueue),
    postMail: carrier.postMail,
    postNotice: webhookSender.post,
    enqueue: queue.enqueue,
    operators: new Set(env.OPERATORS),
    payments: await createPayments(env),
    identityProviders: await createIdentityProviders(env),
    siteUrl,
  };
  return {
    services,
    queue,
    isReady: () => isPrimary(database),
    close: async () => {
      await queue.close();
      await Promise.all([reader.close(), images.close(), webhookSender.close(), carrier.close()]);
      await database.close();
    },
  };
}

/** Uses a model when there is a key; otherwise the local engine does everything. */
function chooseEngine({
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
  OPENAI_MODEL,
  OPENAI_TIMEOUT_MS,
}: Environment): CompareProducts {
  if (OPENAI_API_KEY === undefined) return compareByRules;
  const options = {
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL,
    model: OPENAI_MODEL,
    timeoutMs: OPENAI_TIMEOUT_MS,
  };
  // Loading the client takes a tenth of a second, so it is loaded on first use.
  const engine = import("@dupewise/ai/engines/openai/engine").then(({ createOpenAiEngine }) =>
    createOpenAiEngine(options),
  );
  return async (original, alternative, asker) => (await engine)(original, alternative, asker);
}

/** Lets a model see photos when there is a key, unless that is switched off. */
function choosePhotoReader({
  OPENAI_API_KEY,
  OPENAI_PHOTOS,
  OPENAI_BASE_URL,
  OPENAI_MODEL,
}: Environment): SeePhotos | null {
  if (OPENAI_API_KEY === undefined || !OPENAI_PHOTOS) return null;
  const options = {
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL,
    model: OPENAI_MODEL,
    timeoutMs: PHOTOS_TIMEOUT_MS,
  };
  const reader = import("@dupewise/ai/engines/openai/see-photos").then(({ createPhotoReader }) =>
    createPhotoReader(options),
  );
  return async (photos, signal) => (await reader)(photos, signal);
}

/** Without a key nothing can be bought here, and Stripe's client is not loaded. */
async function createPayments(env: Environment): Promise<Payments | null> {
  if (env.STRIPE_SECRET_KEY === undefined) return null;
  const { createStripePayments } = await import("@dupewise/payments/stripe-payments");
  return createStripePayments({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET,
    priceId: env.STRIPE_PRICE_ID,
    baseUrl: env.STRIPE_BASE_URL,
  });
}

/** Without configured providers the client is not loaded. */
async function createIdentityProviders(env: Environment): Promise<IdentityProviderClient[]> {
  const providers = parseProviders(env);
  if (providers.length === 0) return [];
  const { createOpenIdProvider } = await import("./identity-providers/openid-provider.ts");
  return providers.map(createOpenIdProvider);
}

/** A load balancer checks every few seconds, and takes silence for health or for a reason to kill the server. */
const READY_WITHIN_MS = 4_000;

/** Returns true when a primary responds soon. */
async function isPrimary({ sql }: Database): Promise<boolean> {
  const asked = sql<{ primary: boolean }[]>`select not pg_is_in_recovery() as primary`.then(
    ([row]) => row?.primary === true,
    () => false,
  );
  return Promise.race([asked, sleep(READY_WITHIN_MS, false, { ref: false })]);
}
