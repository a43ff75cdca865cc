import type { Db } from "@dupewise/db/connect";
import * as z from "zod";

/** Work done after the response, by any process; each kind may run twice and must be idempotent. */
const JOBS = {
  /** Finds the alerts that a product matches. `comparisonId` is the comparison it came from, if any. */
  "match-product": z.object({
    productId: z.string(),
    comparisonId: z.string().optional(),
    isImported: z.boolean().optional(),
  }),
  /** Sends all messages to users' channels that are due. */
  "deliver-notices": z.object({}),
  /** Finds the alerts that new catalogue products match. */
  "match-imported": z.object({ productIds: z.array(z.string()) }),
  /** Sends one email from the outbox or, without `mailId`, all that are due. */
  "deliver-mail": z.object({ mailId: z.string().optional() }),
  "analyze-style": z.object({ userId: z.string() }),
  /** Queues a `refresh-product` for each page that is due. */
  "refresh-products": z.object({}),
  /** Rereads a page that alerts depend on, and queues a `match-product` for it. */
  "refresh-product": z.object({ productId: z.string() }),
  /** Stores the payment provider's state of a customer. */
  "sync-customer": z.object({ customerId: z.string() }),
  /** Updates an account's name and email at the payment provider. */
  "update-customer": z.object({ userId: z.string() }),
  /** Deletes the customer of a deleted account, along with its subscriptions. */
  "end-customer": z.object({ customerId: z.string() }),
  /** Replays missed payment events, and queues a `sync-customer` for each customer whose billing period is ending. */
  "reconcile-customers": z.object({}),
  /** Rebuilds alerts' keys, since the vocabulary may have changed. */
  "renew-alert-keys": z.object({}),
  /** Deletes old emails. */
  "forget-mails": z.object({}),
  /** Fetches the day's exchange rates. */
  "read-rates": z.object({}),
  /** Queues an `import-feed` for each due feed on the operator's list. */
  "import-feeds": z.object({}),
  "import-feed": z.object({ name: z.string() }),
  /** Queues a `read-price` for each watched page that is due. */
  "read-prices": z.object({}),
  "read-price": z.object({ pageId: z.number().int() }),
  /** Deletes old prices. */
  "forget-prices": z.object({}),
  /** Sends the weekly summary of price drops and new alternatives. */
  "send-weekly": z.object({}),
  /** Sends the daily summary of matches. */
  "send-digests": z.object({}),
} as const;

export type JobName = keyof typeof JOBS;
/** The names of all jobs that can be queued. */
export const JOB_NAMES = Object.keys(JOBS).filter((name): name is JobName => name in JOBS);
type JobsData = { [Name in JobName]: z.infer<(typeof JOBS)[Name]> };
export type JobData<Name extends JobName> = JobsData[Name];

const schemas: { [Name in JobName]: z.ZodType<JobsData[Name]> } = JOBS;

/** Parses the data of a queued job. Throws a ZodError if an incompatible version queued the job. */
export function parseJobData<Name extends JobName>(name: Name, data: unknown): JobData<Name> {
  return schemas[name].parse(data);
}

/** Queues a job. Inside a transaction, the job exists only after the commit. */
export type Enqueue = <Name extends JobName>(db: Db, name: Name, data: JobData<Name>) => Promise<void>;
