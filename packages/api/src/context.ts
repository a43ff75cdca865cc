import type { DeepAnalysis } from "@dupewise/domain/comparison/deep-analysis";
import type { EngineComparison, Wording } from "@dupewise/domain/comparison/basis";
import type { Comparison, ComparisonResult, ModelUsage } from "@dupewise/domain/comparison/comparison";
import type { Sides } from "@dupewise/domain/comparison/side";
import type { PhotoColors } from "@dupewise/domain/comparison/photo-colors";
import type { KindGroups, DetectedKind } from "@dupewise/domain/product/kind";
import type { PageInput } from "@dupewise/domain/product/browser-page";
import type { Rates } from "@dupewise/domain/money/exchange";
import type { Evidence, Product } from "@dupewise/domain/product/product";
import type { TextReading } from "@dupewise/domain/product/text-reading";
import type { StyleProfile } from "@dupewise/domain/account/style-profile";
import type { User } from "@dupewise/domain/account/user";
import type { Database } from "@dupewise/db/connect";
import type { TRPCError } from "@trpc/server";
import type { Device } from "./auth/device.ts";
import type { Session } from "./auth/request-session.ts";
import type { Sessions } from "./auth/cookie-sessions.ts";
import type { Feeds } from "./ports/feeds.ts";
import type { PrepareAlternativeSearch } from "./catalogue/alternative-search.ts";
import type { Enqueue } from "./ports/jobs.ts";
import type { Limits } from "./limits/rate-limits.ts";
import type { PostNotice } from "./ports/notices.ts";
import type { PostMail, SendMail } from "./ports/mail.ts";
import type { AlertEngine } from "./notifications/alert-engine.ts";
import type { IdentityProviderClient } from "./ports/identity-providers.ts";
import type { Payments } from "./ports/payments.ts";
import type { Throttle } from "./limits/throttle.ts";
import type { TaskQueue } from "./limits/task-queue.ts";

/**
 * Reads one product from its page or pasted text. Throws `scraping_failed` if that fails, or `unavailable` if too many
 * pages are queued. Callers, identified by `askedBy`, get equal shares of the queue.
 */
export type ReadProduct = (input: string, asker: { askedBy: string; signal: AbortSignal }) => Promise<Product>;

/** Reads a page captured in the shopper's browser. Fetches and stores nothing. Throws as `ReadProduct` does. */
export type ReadPage = (page: PageInput, asker: { askedBy: string; signal: AbortSignal }) => Promise<Product>;

/** Reads pasted text without fetching anything. */
export type ReadText = (text: string) => { product: Product; reading: TextReading };

/** Detects a product's kind and materials as a comparison would. */
export type DetectKindAndMaterials = (product: Product) => DetectedKind & Pick<Product, "materials">;

/**
 * The vocabulary's kinds of products: the groups to choose from, and a function that finds the kind that words name.
 */
export interface Kinds {
  /** Returns the type that a shopper's words name, or null if they name none. */
  findByName: (words: string) => string | null;
  all: KindGroups;
}

/** An image's bytes, with the media type that was detected from them. */
export interface ProductImage {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches a product image from the URL on its page. Returns null if there is none to show. */
export type ReadImage = (url: string) => Promise<ProductImage | null>;

/** Processes photos without blocking other work; see the reader's photo analyzer. */
export interface PhotoProcessor {
  /** Measures a photo's colors, only once for each key. If that is impossible, returns the reason. */
  measure: (key: string, read: () => Promise<ProductImage | null>, askedBy: string) => Promise<PhotoColors>;
  /** Re-encodes a photo, keeping only its pixels. Returns null if it is not a photo. */
  clean: (bytes: Uint8Array, askedBy: string, longestSide?: number) => Promise<ProductImage | null>;
}

/** Returns the evidence that a model sees in two photos. The evidence is empty if the model's response is unusable. */
export type SeePhotos = (
  photos: Sides<ProductImage | null>,
  signal: AbortSignal,
) => Promise<{ seen: Sides<Evidence[]>; usage: ModelUsage }>;

/** Scores the alternative against the original. `isDeep` adds a longer analysis. Throws an `ai_*` code. */
export type CompareProducts = (
  original: Product,
  alternative: Product,
  options: { signal: AbortSignal; isDeep: boolean; rates: Rates },
) => Promise<EngineComparison>;

/** Rewrites a comparison's text without a model, keeping its score and rubric. */
export type Reword = (original: Product, alternative: Product, made: ComparisonResult) => ComparisonResult;

/** Derives a style profile from a user's comparisons, newest first. */
export type DeriveStyleProfile = (comparisons: readonly Comparison[], rates: Rates) => Promise<StyleProfile>;

/** Fetches today's exchange rates in the source's format. */
export type FetchRates = (signal: AbortSignal) => Promise<string>;

/** Explains a comparison's score and ranks it among its owner's other comparisons. */
export type CreateDeepAnalysis = (comparison: Comparison, others: readonly Comparison[]) => DeepAnalysis;

/** The dependencies of all procedures, created once in the composition root. */
export interface Services {
  database: Database;
  sessions: Sessions;
  readProduct: ReadProduct;
  readPage: ReadPage;
  readText: ReadText;
  detectKindAndMaterials: DetectKindAndMaterials;
  kinds: Kinds;
  readImage: ReadImage;
  photos: PhotoProcessor;
  /** Null when no model is configured, or none may see photos. */
  seePhotos: SeePhotos | null;
  compareProducts: CompareProducts;
  /** The current wording of stored comparisons' sentences. */
  wording: Wording;
  reword: Reword;
  createDeepAnalysis: CreateDeepAnalysis;
  deriveStyleProfile: DeriveStyleProfile;
  /** Fetches the exchange rates; null to keep the bundled ones. */
  fetchRates: FetchRates | null;
  /** The minimum number of comparisons for a style profile. */
  profileComparisons: number;
  prepareAlternativeSearch: PrepareAlternativeSearch;
  /** The operator's feeds; null if none are configured. */
  feeds: Feeds | null;
  alerts: AlertEngine;
  limits: Limits;
  /** The one queue in which all export files are generated. */
  exportQueue: TaskQueue;
  /** Delays comparisons with several alternatives while the server is busy. */
  throttle: Throttle;
  sendMail: SendMail;
  postMail: PostMail;
  postNotice: PostNotice;
  enqueue: Enqueue;
  /** The lowercase emails of the accounts that may see the operators' pages. */
  operators: ReadonlySet<string>;
  /** The payment provider; null if none is configured. */
  payments: Payments | null;
  /** The providers that people may sign in with besides their password; empty without any. */
  identityProviders: readonly IdentityProviderClient[];
  /** The site's URL, without a trailing slash. */
  siteUrl: () => string;
}

/** The context of one request: its session and the services. */
export interface RequestContext extends Services {
  requestId: string;
  session: Session;
  /** The browser, recognized by the cookie of browsers that have signed in. */
  device: Device;
  /** The browser, recognized by the cookie of browsers that have compared without an account. */
  visitor: Device;
  /** The network address the request came from. */
  address: string;
  signal: AbortSignal;
  /**
   * Logs the error that a request failed with, and its cause if it was unexpected. @param procedure the one that failed
   */
  reportFailure: (error: TRPCError, procedure?: string) => void;
}

/** The context of a request by a signed-in user, `viewer`. */
export interface ViewerContext extends RequestContext {
  viewer: User;
}
