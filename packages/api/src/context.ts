import type { MadeComparison, Wording } from "@dupewise/domain/comparison/basis";
import type { Comparison, ComparisonResult } from "@dupewise/domain/comparison/comparison";
import type { KindGroups, KindRead } from "@dupewise/domain/product/kind";
import type { Product } from "@dupewise/domain/product/product";
import type { StyleProfile } from "@dupewise/domain/account/style-profile";
import type { User } from "@dupewise/domain/account/user";
import type { Database } from "@dupewise/db/connect";
import type { TRPCError } from "@trpc/server";
import type { Device } from "./auth/device.ts";
import type { Session } from "./auth/session.ts";
import type { Sessions } from "./auth/sessions.ts";
import type { Enqueue } from "./ports/jobs.ts";
import type { Limits } from "./limits/rate-limits.ts";
import type { PostMail, SendMail } from "./ports/mail.ts";
import type { AlertEngine } from "./notifications/alert-engine.ts";
import type { Payments } from "./ports/payments.ts";
import type { Turns } from "./limits/turns.ts";

/**
 * Reads one product from its page or a pasted text; throws `scraping_failed`, and `unavailable` when too many pages are
 * read before it. Turns are shared out among those named by `askedBy`.
 */
export type ReadProduct = (input: string, asker: { askedBy: string; signal: AbortSignal }) => Promise<Product>;

/** Reads a pasted text, and fetches nothing. */
export type ReadText = (text: string) => Product;

/** Reads what a product is and what it is made of, as a comparison takes it. */
export type ReadGoods = (product: Product) => KindRead & Pick<Product, "materials">;

/** What kinds of goods there are. */
export interface Kinds {
  /** The type that a shopper's words mean; null where they mean none. */
  named: (words: string) => string | null;
  all: KindGroups;
}

/** A picture as it travels; its type is told by its content. */
export interface ProductImage {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches a product's picture by the address its page gave; null when there is none that can be shown. */
export type ReadImage = (url: string) => Promise<ProductImage | null>;

/**
 * Scores two products; the order is original, alternative. `isDeep`: more is written. Throws one of the `ai_*` codes.
 */
export type CompareProducts = (
  original: Product,
  alternative: Product,
  options: { signal: AbortSignal; isDeep: boolean },
) => Promise<MadeComparison>;

/** The same comparison, number and rubric as they are, in words that no model wrote. */
export type Retell = (original: Product, alternative: Product, made: ComparisonResult) => ComparisonResult;

/** Describes the style of somebody from their comparisons, newest first. */
export type WriteStyleProfile = (comparisons: readonly Comparison[]) => Promise<StyleProfile>;

/** What the verbs work with, made once when the server is wired. */
export interface Services {
  database: Database;
  sessions: Sessions;
  readProduct: ReadProduct;
  readText: ReadText;
  readGoods: ReadGoods;
  kinds: Kinds;
  readImage: ReadImage;
  compareProducts: CompareProducts;
  /** The sentences of stored comparisons. */
  wording: Wording;
  retell: Retell;
  writeStyleProfile: WriteStyleProfile;
  /** Comparisons that a style profile is made from at least. */
  profileComparisons: number;
  alerts: AlertEngine;
  limits: Limits;
  /** For the making of files, all of them together. */
  exportTurns: Turns;
  sendMail: SendMail;
  postMail: PostMail;
  enqueue: Enqueue;
  /** null when no payment provider is configured. */
  payments: Payments | null;
  /** Where people open this site, without a slash at the end. */
  siteUrl: () => string;
}

/** One request: who asks, and what the verbs may use. */
export interface RequestContext extends Services {
  requestId: string;
  session: Session;
  device: Device;
  /** The network address the request came from. */
  address: string;
  signal: AbortSignal;
  /** For the log: what the request failed with, its cause if nobody expected it. @param procedure that it failed in */
  reportFailure: (error: TRPCError, procedure?: string) => void;
}

/** A request of somebody who is signed in. */
export interface ViewerContext extends RequestContext {
  viewer: User;
}
