import { listFeedStates } from "@dupewise/db/queries/catalogue/feeds";
import type { Services } from "../context.ts";
import type { JobData } from "../ports/jobs.ts";

const HOUR_MS = 3_600_000;
/** The delay before an unreadable feed is tried again. */
const AGAIN_MS = HOUR_MS;

/** Queues an import of each feed that is due, except for feeds that are already being imported. */
export async function queueDueFeeds({
  feeds,
  database,
  enqueue,
}: Pick<Services, "feeds" | "database" | "enqueue">): Promise<void> {
  const listed = (await feeds?.list()) ?? [];
  const states = await listFeedStates(
    database.db,
    listed.map(({ name }) => name),
  );
  for (const { name, everyHours } of listed) {
    const { isRunning, sinceImportMs, sinceAttemptMs } = states.get(name) ?? NEVER;
    const isDue = sinceImportMs >= everyHours * HOUR_MS && sinceAttemptMs >= Math.min(AGAIN_MS, everyHours * HOUR_MS);
    if (isDue && !isRunning) await enqueue(database.db, "import-feed", { name });
  }
}

const NEVER = { isRunning: false, sinceImportMs: Infinity, sinceAttemptMs: Infinity };

/** Imports one feed from the operator's list of feeds. */
export async function importListedFeed(
  { feeds }: Pick<Services, "feeds">,
  { name }: JobData<"import-feed">,
  signal: AbortSignal,
): Promise<void> {
  await feeds?.run(name, signal);
}
