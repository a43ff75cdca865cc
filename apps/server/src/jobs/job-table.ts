import { deleteCustomer } from "@dupewise/api/billing/delete-customer";
import { reconcileCustomers } from "@dupewise/api/billing/reconcile";
import { queueDueFeeds, importListedFeed } from "@dupewise/api/catalogue/import-feeds";
import { matchImportedProducts } from "@dupewise/api/catalogue/match-imported";
import { deliverNotices } from "@dupewise/api/channels/deliver";
import { syncCustomer } from "@dupewise/api/billing/sync-customer";
import { updateCustomer } from "@dupewise/api/billing/update-customer";
import type { Services } from "@dupewise/api/context";
import { parseJobData, type JobData, type JobName } from "@dupewise/api/ports/jobs";
import { deliverMail } from "@dupewise/api/mail/deliver";
import { purgeOldMail } from "@dupewise/api/mail/delete-old";
import { matchProduct } from "@dupewise/api/notifications/match-product";
import { refreshRates } from "@dupewise/api/exchange/refresh-rates";
import { renewAlertKeys } from "@dupewise/api/notifications/renew-keys";
import { sendDigests } from "@dupewise/api/notifications/send-digests";
import { analyzeStyle } from "@dupewise/api/preferences/analyze-style";
import { refreshProduct } from "@dupewise/api/products/refresh";
import { queueProductRefreshes } from "@dupewise/api/products/refresh-matched";
import { queuePriceChecks, readPrice } from "@dupewise/api/watches/read-price";
import { sendWeeklyEmails } from "@dupewise/api/watches/send-weekly-emails";
import { deleteOldPrices } from "@dupewise/db/queries/watches/watched-pages";

interface Terms {
  /** The time after which the signal aborts and the job counts as failed. */
  deadlineSeconds: number;
  /** The number of retries before the job counts as permanently failed. */
  retries: number;
  /** The delay before the first retry. It doubles for each further one, up to an hour. */
  backoffSeconds: number;
  /** The number of these jobs that one process runs concurrently. */
  concurrency: number;
  /** How often an idle process polls for jobs that trigger no notification: retries, and those of dead workers. */
  pollSeconds: number;
  /** A cron schedule in UTC; a single run makes up for all missed ones. */
  schedule?: string;
}

export interface Job extends Terms {
  name: JobName;
  /** Throws on failure, and when the data does not match the job. */
  run: (services: Services, data: unknown, signal: AbortSignal) => Promise<void>;
}

/** All kinds of jobs, with their handlers and retry policies. */
export const JOB_TABLE: readonly Job[] = [
  // The outbox counts the attempts; the job that runs every minute finds what is due again.
  defineJob("deliver-mail", deliverMail, {
    deadlineSeconds: 240,
    retries: 2,
    backoffSeconds: 5,
    concurrency: 5,
    pollSeconds: 10,
    schedule: "* * * * *",
  }),
  // Counts its own attempts, like mail.
  defineJob("deliver-notices", deliverNotices, {
    deadlineSeconds: 240,
    retries: 2,
    backoffSeconds: 5,
    concurrency: 2,
    pollSeconds: 10,
    schedule: "* * * * *",
  }),
  defineJob("match-product", matchProduct, {
    deadlineSeconds: 60,
    retries: 8,
    backoffSeconds: 2,
    concurrency: 4,
    pollSeconds: 10,
  }),
  defineJob("send-digests", sendDigests, {
    deadlineSeconds: 600,
    retries: 5,
    backoffSeconds: 60,
    concurrency: 1,
    pollSeconds: 30,
    schedule: "0 8 * * *",
  }),
  defineJob("analyze-style", analyzeStyle, {
    deadlineSeconds: 60,
    retries: 2,
    backoffSeconds: 2,
    concurrency: 4,
    pollSeconds: 10,
  }),
  defineJob("refresh-products", queueProductRefreshes, {
    deadlineSeconds: 30,
    retries: 2,
    backoffSeconds: 30,
    concurrency: 1,
    pollSeconds: 10,
    schedule: "*/10 * * * *",
  }),
  defineJob("refresh-product", refreshProduct, {
    deadlineSeconds: 30,
    retries: 2,
    backoffSeconds: 60,
    concurrency: 2,
    pollSeconds: 10,
  }),
  defineJob("sync-customer", syncCustomer, {
    deadlineSeconds: 60,
    retries: 10,
    backoffSeconds: 5,
    concurrency: 2,
    pollSeconds: 10,
  }),
  defineJob("update-customer", updateCustomer, {
    deadlineSeconds: 60,
    retries: 10,
    backoffSeconds: 5,
    concurrency: 2,
    pollSeconds: 10,
  }),
  // Otherwise someone would keep paying for a deleted account: retried for half a day.
  defineJob("end-customer", deleteCustomer, {
    deadlineSeconds: 60,
    retries: 20,
    backoffSeconds: 10,
    concurrency: 2,
    pollSeconds: 10,
  }),
  defineJob("reconcile-customers", reconcileCustomers, {
    deadlineSeconds: 600,
    retries: 5,
    backoffSeconds: 60,
    concurrency: 1,
    pollSeconds: 30,
    schedule: "30 3 * * *",
  }),
  defineJob("renew-alert-keys", renewAlertKeys, {
    deadlineSeconds: 600,
    retries: 2,
    backoffSeconds: 60,
    concurrency: 1,
    pollSeconds: 30,
    schedule: "0 4 * * *",
  }),
  // Published in the afternoon, Frankfurt time; asked repeatedly in case the source was down.
  defineJob("read-rates", refreshRates, {
    deadlineSeconds: 30,
    retries: 3,
    backoffSeconds: 120,
    concurrency: 1,
    pollSeconds: 30,
    schedule: "20 */4 * * *",
  }),
  defineJob("import-feeds", queueDueFeeds, {
    deadlineSeconds: 60,
    retries: 2,
    backoffSeconds: 60,
    concurrency: 1,
    pollSeconds: 30,
    schedule: "*/10 * * * *",
  }),
  // What was read is kept: the next attempt resumes there.
  defineJob("import-feed", importListedFeed, {
    deadlineSeconds: 6 * 3600,
    retries: 3,
    backoffSeconds: 300,
    concurrency: 1,
    pollSeconds: 30,
  }),
  // One at a time: a feed has many products, and nobody is waiting for it.
  defineJob("match-imported", matchImportedProducts, {
    deadlineSeconds: 600,
    retries: 5,
    backoffSeconds: 30,
    concurrency: 1,
    pollSeconds: 30,
  }),
  defineJob("read-prices", queuePriceChecks, {
    deadlineSeconds: 60,
    retries: 2,
    backoffSeconds: 30,
    concurrency: 1,
    pollSeconds: 30,
    schedule: "*/5 * * * *",
  }),
  // Unreadable pages wait in their table, each with its own time.
  defineJob("read-price", readPrice, {
    deadlineSeconds: 60,
    retries: 2,
    backoffSeconds: 60,
    concurrency: 2,
    pollSeconds: 10,
  }),
  defineJob("forget-prices", ({ database }) => deleteOldPrices(database.db), {
    deadlineSeconds: 300,
    retries: 2,
    backoffSeconds: 60,
    concurrency: 1,
    pollSeconds: 30,
    schedule: "45 4 * * *",
  }),
  defineJob("send-weekly", sendWeeklyEmails, {
    deadlineSeconds: 3600,
    retries: 5,
    backoffSeconds: 60,
    concurrency: 1,
    pollSeconds: 30,
    schedule: "0 9 * * 6",
  }),
  defineJob("forget-mails", purgeOldMail, {
    deadlineSeconds: 120,
    retries: 2,
    backoffSeconds: 60,
    concurrency: 1,
    pollSeconds: 30,
    schedule: "15 4 * * *",
  }),
];

type Verb<Name extends JobName> = (services: Services, data: JobData<Name>, signal: AbortSignal) => Promise<void>;

function defineJob<Name extends JobName>(name: Name, verb: Verb<Name>, terms: Terms): Job {
  return { ...terms, name, run: (services, data, signal) => verb(services, parseJobData(name, data), signal) };
}
