import { alertKeys, appearanceLookupKeys, matchAlert, alertLookupKeys } from "@dupewise/ai/alerts/match-alert";
import { compareByRules } from "@dupewise/ai/engines/compare-by-rules";
import { prepareAlternativeSearch } from "@dupewise/ai/finding/alternative-search";
import { KIND_GROUPS, kindFromWords, detectKindAndMaterials } from "@dupewise/ai/facts/kinds";
import { deriveStyleProfile } from "@dupewise/ai/profile/derive-style-profile";
import { createDeepAnalysis } from "@dupewise/ai/analysis/deep-analysis";
import { reword } from "@dupewise/ai/reword";
import { RULES_WORDING } from "@dupewise/ai/words/wording";
import type { Database } from "@dupewise/db/connect";
import { createProductCache } from "@dupewise/db/queries/products/product-cache";
import { createTestDatabase, type TestDatabase } from "@dupewise/db/testing/test-database";
import { DEFAULT_PROFILE_COMPARISONS } from "@dupewise/domain/constants";
import { DomainError } from "@dupewise/domain/errors";
import type { Product } from "@dupewise/domain/product/product";
import { isProductUrl, normalizeProductUrl } from "@dupewise/domain/product/product-input";
import { extractProduct } from "@dupewise/reader/extract-product";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import { readText } from "@dupewise/reader/pasted/read-text";
import { onTestFinished } from "vitest";
import { createSessions } from "../auth/cookie-sessions.ts";
import type { ReadProduct, Services } from "../context.ts";
import { createRateLimits } from "../limits/rate-limits.ts";
import { createThrottle } from "../limits/throttle.ts";
import { createTaskQueue } from "../limits/task-queue.ts";
import { createMailer } from "../mail/queue-mail.ts";
import type { JobName } from "../ports/jobs.ts";

export interface TestServices {
  services: Services;
  /** The queued jobs, oldest first; nothing runs them. */
  jobs: { name: JobName; data: unknown }[];
  /** The pages by URL; no others can be read. */
  pages: Map<string, Product>;
}

export interface TestOptions extends Partial<Services> {
  /** Multiplies every allowance; 0 switches the limits off. */
  rateLimitScale?: number;
}

/** Emptied databases of tests that have ended, still connected: connecting takes longer than most tests. */
const spare: TestDatabase[] = [];

/** Opens an empty database until the test ends. */
async function openDatabase(): Promise<TestDatabase> {
  const database = spare.pop() ?? (await createTestDatabase());
  onTestFinished(async () => {
    const running = await database.sql`
      select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
    if (running.length === 0 && (await database.empty())) spare.push(database);
    else await database.close();
  });
  return database;
}

/**
 * Starts the services that verbs need in tests: real queries on a database of its own, the local scoring engine, and
 * minimal implementations of the other ports.
 */
export async function startServices({ rateLimitScale = 1, ...changes }: TestOptions = {}): Promise<TestServices> {
  const database = await openDatabase();
  const jobs: TestServices["jobs"] = [];
  const pages: TestServices["pages"] = new Map();
  const enqueue: Services["enqueue"] = async (_, name, data) => void jobs.push({ name, data });
  const services: Services = {
    database,
    sessions: createSessions(database, false),
    readProduct: readerOf(pages, database),
    readPage: async ({ html, url = null }) => extractProduct(html, url),
    readText,
    detectKindAndMaterials,
    kinds: { findByName: kindFromWords, all: KIND_GROUPS },
    readImage: async () => null,
    photos: {
      measure: async () => ({ swatches: [], isWorn: false, problem: "no photo" }),
      clean: async (bytes) => ({ type: "image/webp", bytes: new Uint8Array(bytes) }),
    },
    seePhotos: null,
    compareProducts: compareByRules,
    wording: RULES_WORDING,
    reword,
    createDeepAnalysis,
    deriveStyleProfile: async (comparisons, rates) => deriveStyleProfile(comparisons, rates),
    fetchRates: null,
    profileComparisons: DEFAULT_PROFILE_COMPARISONS,
    prepareAlternativeSearch,
    feeds: null,
    alerts: { keysOf: alertKeys, alertLookupKeys, appearanceLookupKeys, match: matchAlert },
    limits: createRateLimits(database.db, rateLimitScale),
    exportQueue: createTaskQueue(),
    throttle: createThrottle(),
    sendMail: createMailer("help@example.com", enqueue),
    postMail: async () => ({ outcome: "sent" }),
    postNotice: async () => null,
    enqueue,
    operators: new Set(),
    payments: null,
    identityProviders: [],
    siteUrl: () => "https://dupewise.example",
    ...changes,
  };
  return { services, jobs, pages };
}

/** Reads pasted texts as the server does, and caches page readings for everyone. */
function readerOf(pages: TestServices["pages"], database: Database): ReadProduct {
  return async (input) => {
    if (!isProductUrl(input)) return productFromText(input);
    const url = normalizeProductUrl(input);
    const product = pages.get(url);
    if (!product) throw new DomainError("scraping_failed", `Unable to access ${url}: there is no such page`);
    const reading = { readAt: new Date(), product, errorMessage: null, etag: null, lastModified: null };
    await createProductCache(database).put(url, reading);
    return product;
  };
}
