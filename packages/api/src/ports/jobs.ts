import type { Db } from "@dupewise/db/connect";
import * as z from "zod";

/** Work that is done after the answer, by whichever process gets to it; each kind may run twice and must not mind. */
const JOBS = {
  /** Finds the alerts that a product answers. `comparisonId` says which comparison it came from, if from one. */
  "match-product": z.object({
    productId: z.string(),
    comparisonId: z.string().optional(),
    isImported: z.boolean().optional(),
  }),
  /** Sends whatever is due to people's channels. */
  "deliver-notices": z.object({}),
  /** Finds the alerts that new products of the catalogue answer. */
  "match-imported": z.object({ productIds: z.array(z.string()) }),
  /** Sends one mail of the outbox, or without `mailId` whatever is due. */
  "deliver-mail": z.object({ mailId: z.string().optional() }),
  "analyze-style": z.object({ userId: z.string() }),
  /** Queues a `refresh-product` for each page that is due. */
  "refresh-products": z.object({}),
  /** Reads a page again that alerts depend on, and queues a `match-product` for it. */
  "refresh-product": z.object({ productId: z.string() }),
  /** Writes down what the payment provider says of a customer. */
  "sync-customer": z.object({ customerId: z.string() }),
  /** Tells the payment provider how an account is named and reached now. */
  "update-customer": z.object({ userId: z.string() }),
  /** Ends every subscription of a customer whose account is gone. */
  "end-customer": z.object({ customerId: z.string() }),
  /** Makes up for what the payment provider told in vain, and queues a `sync-customer` for all whose period ends. */
  "reconcile-customers": z.object({}),
  /** Makes alerts' keys anew: the vocabulary may have changed. */
  "renew-alert-keys": z.object({}),
  /** Forgets mails of long ago. */
  "forget-mails": z.object({}),
  /** Reads the day's exchange rates. */
  "read-rates": z.object({}),
  /** Queues an `import-feed` for each feed of the operator's list that is due. */
  "import-feeds": z.object({}),
  "import-feed": z.object({ name: z.string() }),
  /** Queues a `read-price` for each watched page that is due. */
  "read-prices": z.object({}),
  "read-price": z.object({ pageId: z.number().int() }),
  /** Forgets prices of long ago. */
  "forget-prices": z.object({}),
  /** Sends what fell and what is new to those who want it once a week. */
  "send-weekly": z.object({}),
  /** Sends what was found for those who want it once a day. */
  "send-digests": z.object({}),
} as const;

export type JobName = keyof typeof JOBS;
export const jobNames = Object.keys(JOBS).filter((name): name is JobName => name in JOBS);
type JobsData = { [Name in JobName]: z.infer<(typeof JOBS)[Name]> };
export type JobData<Name extends JobName> = JobsData[Name];

const schemas: { [Name in JobName]: z.ZodType<JobsData[Name]> } = JOBS;

/** Parses queued job data. Throws a ZodError when it was queued by an incompatible version. */
export function parseJobData<Name extends JobName>(name: Name, data: unknown): JobData<Name> {
  return schemas[name].parse(data);
}

/** Queues a job. In a transaction, the job exists only once that commits. */
export type Enqueue = <Name extends JobName>(db: Db, name: Name, data: JobData<Name>) => Promise<void>;
