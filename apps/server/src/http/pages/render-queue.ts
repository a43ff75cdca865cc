import { setTimeout as delay } from "node:timers/promises";

/** The fraction of this process's time for the pages of one network address. */
const SHARE = 0.2;
/** Milliseconds that an address may use at once after a pause. */
const BURST_MS = 500;
/** The minimum cost of a page: reading the request, finding the session, sending. */
const PAGE_MS = 2;
/** A page that does not get its turn by then is sent empty, which works too. */
const LONGEST_WAIT_MS = 2_000;
/** The number of addresses above which those without debt are forgotten. */
const MOST_ADDRESSES = 1_000;

interface Account {
  /** The performance time at which the address's usage is paid off. */
  paidAt: number;
  waiting: number;
  last: Promise<unknown>;
}

/** Makes a page, and reports with `charge` how many milliseconds it blocked others. */
type Make<T> = (charge: (ms: number) => void) => Promise<T>;

export interface RenderQueue {
  /** Makes a page when it is the address's turn. Returns undefined if that would be too late. */
  take: <T>(address: string, make: Make<T>) => Promise<T | undefined>;
}

/** A queue that renders every page immediately, for use when rate limits are turned off. */
export const NO_QUEUE: RenderQueue = { take: (_, make) => make(() => {}) };

/**
 * Creates a queue that shares rendering time fairly between network addresses. Each address renders one page at a time
 * and, after an initial burst, may use a fifth of the time. A client that exceeds its share has to wait, and after two
 * seconds gets the page without content. That is cheaper than an error response, because clients would retry after one.
 */
export function createRenderQueue(): RenderQueue {
  const accounts = new Map<string, Account>();

  const accountOf = (address: string): Account => {
    const known = accounts.get(address);
    if (known) return known;
    if (accounts.size >= MOST_ADDRESSES) forgetPaid(accounts);
    const account: Account = { paidAt: 0, waiting: 0, last: Promise.resolve() };
    accounts.set(address, account);
    return account;
  };

  return {
    take: async <T>(address: string, make: Make<T>) => {
      const account = accountOf(address);
      const charge = (ms: number): void => {
        account.paidAt = Math.max(account.paidAt, performance.now()) + ms / SHARE;
      };
      const until = performance.now() + LONGEST_WAIT_MS;
      account.waiting += 1;
      const turn = account.last.then(async () => {
        const start = account.paidAt - BURST_MS / SHARE;
        const wait = Math.min(start, until) - performance.now();
        if (wait > 0) await delay(wait);
        if (start > until || performance.now() > until) return undefined;
        charge(PAGE_MS);
        return make(charge);
      });
      account.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        account.waiting -= 1;
      }
    },
  };
}

function forgetPaid(accounts: Map<string, Account>): void {
  const now = performance.now();
  for (const [address, { paidAt, waiting }] of accounts) if (waiting === 0 && paidAt < now) accounts.delete(address);
}
