import { createHash } from "node:crypto";
import { FAIR_COMPARISONS_PER_HOUR } from "@dupewise/domain/account/entitlements";
import { DomainError } from "@dupewise/domain/errors";
import {
  resetAttempts,
  returnAttempt,
  extendWindow,
  takeAttempts,
  type RateLimitWindow,
} from "@dupewise/db/queries/limits/rate-limits";
import type { Db } from "@dupewise/db/connect";
import { createAttemptCounter } from "./attempt-counter.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The number of seconds for which an export is reserved. It is longer than a connection may be silent, so that a
 * stalled reader is disconnected first.
 */
export const EXPORT_RESERVATION_SECONDS = 240;

interface Limit extends RateLimitWindow {
  /** The allowance of a whole IPv6 /48, if it is larger than that of one address. */
  siteTries?: number;
  /** The number of attempts recorded at once, so that most calls cost no extra statement; one by default. */
  together?: number;
}

/**
 * The rate limits. An address may belong to a whole office, so it gets more attempts than a person. For IPv6, the /48
 * is counted too, because anyone can own one with its 65,536 /64 networks.
 */
export const LIMITS = {
  loginAccount: { tries: 10, seconds: 15 * MINUTE },
  loginDevice: { tries: 10, seconds: 15 * MINUTE },
  loginAddress: { tries: 60, seconds: 15 * MINUTE },
  registerAddress: { tries: 300, seconds: HOUR },
  resetAccount: { tries: 3, seconds: HOUR },
  resetAddress: { tries: 30, seconds: 15 * MINUTE },
  /** The fair-use rate of premium's unlimited comparisons, reruns included. */
  compareUser: { tries: FAIR_COMPARISONS_PER_HOUR, seconds: HOUR },
  /** A text is read whenever its writer pauses; each reading takes milliseconds. */
  previewUser: { tries: 120, seconds: MINUTE },
  /** Pages fetched while the form is being filled in: as many as comparisons. */
  previewLinkUser: { tries: FAIR_COMPARISONS_PER_HOUR, seconds: HOUR },
  /** Searches of the catalogue, at a tenth of a second each. */
  findUser: { tries: 20, seconds: MINUTE },
  /**
   * Bodies of several megabytes, which a few kilobytes of gzip can inflate to: parsing one takes a tenth of a second.
   */
  pageUser: { tries: 30, seconds: MINUTE },
  /** The one comparison without an account: per browser, as long as its cookie lasts. */
  visitorBrowser: { tries: 1, seconds: 30 * DAY },
  /** A household or an office; users of a larger network sign up. */
  visitorAddress: { tries: 5, siteTries: 20, seconds: DAY },
  /** Failed attempts cost no comparison, but pages are fetched for them. */
  visitorTries: { tries: 20, siteTries: 80, seconds: HOUR },
  previewAddress: { tries: 120, siteTries: 480, seconds: MINUTE },
  supportUser: { tries: 10, seconds: HOUR },
  /** Emails to an account's own address, which may be a stranger's: limited per address, across all accounts. */
  mailRecipient: { tries: 20, seconds: DAY },
  unsubscribeAddress: { tries: 300, seconds: 15 * MINUTE },
  testMailUser: { tries: 5, seconds: HOUR },
  /** Each asks the payment provider; a page that waits for a payment asks every few seconds. */
  billingUser: { tries: 60, seconds: 5 * MINUTE },
  /** Running exports rather than attempts: returned when they end. */
  exportUser: { tries: 1, seconds: EXPORT_RESERVATION_SECONDS },
  profileUser: { tries: 30, seconds: HOUR },
  changeUser: { tries: 300, seconds: MINUTE, together: 3 },
  /** Per access token, whatever it calls. */
  accessToken: { tries: 300, seconds: MINUTE, together: 10 },
  changeAddress: { tries: 1200, siteTries: 4800, seconds: MINUTE, together: 10 },
  /** Far more than any page needs. */
  readUser: { tries: 1200, seconds: MINUTE, together: 20 },
  readAddress: { tries: 6000, siteTries: 24_000, seconds: MINUTE, together: 50 },
  /** Pages rendered for a single request, the most expensive reads. */
  renderAddress: { tries: 300, siteTries: 1200, seconds: MINUTE, together: 10 },
} as const satisfies Record<string, Limit>;

/** Concurrent comparisons per account on any plan, since they use shared resources. */
const COMPARISONS_AT_ONCE = 3;

export type LimitName = keyof typeof LIMITS;

/**
 * The rate limits. Attempts are counted in the database, so that limits hold across servers, and subjects are stored as
 * hashes.
 */
export interface Limits {
  /** Throws `rate_limited` when the allowance is used up. An expensive call counts as several. */
  take: (name: LimitName, subject: string, tries?: number) => Promise<void>;
  /** Counts an attempt as `take` does, but returns false instead of throwing. */
  allows: (name: LimitName, subject: string) => Promise<boolean>;
  /** Returns one attempt to the allowance. */
  refund: (name: LimitName, subject: string) => Promise<void>;
  /** Resets the allowance, so that all of its attempts are available again. */
  forget: (name: LimitName, subject: string) => Promise<void>;
  /** Extends the allowance's current window, so that it ends one full window from now. */
  prolong: (name: LimitName, subject: string) => Promise<void>;
  /** The maximum number of an account's comparisons in progress; null for unlimited. */
  comparisonsAtOnce: number | null;
}

/** Creates the rate limits, multiplying every allowance by `scale`. A scale of 0 turns them off. */
export function createRateLimits(db: Db, scale: number): Limits {
  const count = (name: LimitName, key: string, size: number) => {
    const { tries, siteTries = tries, seconds }: Limit = LIMITS[name];
    const most = key.endsWith(SITE) ? siteTries : tries;
    return takeAttempts(db, key, size, { tries: Math.ceil(most * scale), seconds });
  };
  const counters = new Map<LimitName, ReturnType<typeof createAttemptCounter>>();
  const leaseOf = (name: LimitName) => {
    const counter = counters.get(name) ?? createAttemptCounter((key, size) => count(name, key, size));
    counters.set(name, counter);
    return counter;
  };
  const waitFor = async (name: LimitName, key: string, tries: number): Promise<number> => {
    const { seconds, together }: Limit = LIMITS[name];
    return together === undefined ? (await count(name, key, tries)).wait : leaseOf(name)(key, together, seconds);
  };
  const wait = async (name: LimitName, subject: string, tries = 1) => {
    if (scale === 0) return 0;
    return Math.max(...(await Promise.all(keysOf(name, subject).map((key) => waitFor(name, key, tries)))));
  };
  return {
    take: async (name, subject, tries) => {
      const seconds = await wait(name, subject, tries);
      if (seconds > 0) throwRateLimited(seconds, wordsOf(name, scale));
    },
    allows: async (name, subject) => (await wait(name, subject)) === 0,
    refund: async (name, subject) => {
      await Promise.all(keysOf(name, subject).map((key) => returnAttempt(db, key)));
    },
    forget: async (name, subject) => {
      await Promise.all(keysOf(name, subject).map((key) => resetAttempts(db, key)));
    },
    prolong: async (name, subject) => {
      await Promise.all(keysOf(name, subject).map((key) => extendWindow(db, key, LIMITS[name].seconds)));
    },
    comparisonsAtOnce: scale === 0 ? null : Math.ceil(COMPARISONS_AT_ONCE * scale),
  };
}

/**
 * Counts a call against the rate limit of its network address, before its body is read. Throws `rate_limited` if the
 * address has made too many.
 */
export async function countCall(
  { limits, address }: { limits: Limits; address: string },
  type: "query" | "mutation" | "subscription",
): Promise<void> {
  await limits.take(type === "query" ? "readAddress" : "changeAddress", address);
}

const SITE = "/48";

/** The keys an attempt is counted under: the subject, and the /48 of an IPv6 network. */
function keysOf(name: LimitName, subject: string): string[] {
  const site = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(subject)?.[1];
  return site === undefined ? [keyOf(name, subject)] : [keyOf(name, subject), `${keyOf(name, site)}${SITE}`];
}

const keyOf = (name: LimitName, subject: string) =>
  `${name}:${createHash("sha256").update(subject).digest("base64url")}`;

/** A limit that people may reach is stated; one that only a program reaches isn't. */
const wordsOf = (name: LimitName, scale: number): string =>
  name === "compareUser"
    ? `You have made ${Math.ceil(LIMITS.compareUser.tries * scale)} comparisons within an hour, reruns included, which is the limit for one account`
    : "That was a lot of requests at once";

function throwRateLimited(seconds: number, what: string): never {
  const minutes = Math.ceil(seconds / MINUTE);
  const when = minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  throw new DomainError("rate_limited", `${what}. Please try again ${when}`, {
    retryAfterSeconds: seconds,
  });
}
