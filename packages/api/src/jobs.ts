import type { Db } from "@dupewise/db/connect";
import * as z from "zod";

/** Work that is done after the answer, by whichever process gets to it; each kind may run twice and must not mind. */
export const JOBS = {
  /** Finds the alerts that a product answers. `comparisonId` says which comparison it came from. */
  "match-product": z.object({ productId: z.string(), comparisonId: z.string() }),
  "deliver-mail": z.object({ mailId: z.string() }),
  "analyze-style": z.object({ userId: z.string() }),
  /** Reads a page again that alerts or recent comparisons depend on. */
  "refresh-product": z.object({ productId: z.string() }),
  /** Writes down what the payment provider says of a customer. */
  "sync-customer": z.object({ customerId: z.string() }),
  /** Ends every subscription of a customer whose account is gone. */
  "end-customer": z.object({ customerId: z.string() }),
} as const;

export type JobName = keyof typeof JOBS;
export type JobData<Name extends JobName> = z.infer<(typeof JOBS)[Name]>;

/** Queues a job; in a transaction, it exists only when that commits. */
export type Enqueue = <Name extends JobName>(db: Db, name: Name, data: JobData<Name>) => Promise<void>;
