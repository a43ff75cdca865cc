import type { JobName } from "@dupewise/api/jobs";

export interface JobSettings {
  /** After this long its signal aborts, and it counts as failed. */
  deadlineSeconds: number;
  /** How often it is tried again before it is given up. */
  retries: number;
  /** Before the first try after a failure; doubled before each one after it, up to an hour. */
  backoffSeconds: number;
  /** How many of them one process does at a time. */
  concurrency: number;
}

/** Of every kind of job. */
export const JOB_SETTINGS = {
  "match-product": { deadlineSeconds: 20, retries: 8, backoffSeconds: 2, concurrency: 4 },
  "deliver-mail": { deadlineSeconds: 60, retries: 3, backoffSeconds: 5, concurrency: 5 },
  "analyze-style": { deadlineSeconds: 30, retries: 3, backoffSeconds: 2, concurrency: 2 },
  "refresh-product": { deadlineSeconds: 30, retries: 2, backoffSeconds: 60, concurrency: 1 },
  "sync-customer": { deadlineSeconds: 60, retries: 10, backoffSeconds: 5, concurrency: 2 },
  "end-customer": { deadlineSeconds: 60, retries: 12, backoffSeconds: 30, concurrency: 2 },
} as const satisfies Record<JobName, JobSettings>;
