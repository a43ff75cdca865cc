import { DomainError } from "@dupewise/domain/errors";
import type { ViewerContext } from "../context.ts";
import { EXPORT_RESERVATION_SECONDS } from "../limits/rate-limits.ts";

/**
 * The number of comparisons per part: a few milliseconds of work and some hundred kilobytes, which bounds the memory
 * per export.
 */
const AT_A_TIME = 5;
/** Roughly the duration of an export of some hundred comparisons. */
const SOON_SECONDS = 5;

interface ExportFile<T> {
  /** Lists the comparisons to export, newest first. */
  listIds: () => Promise<string[]>;
  /** The text before and after the comparisons. */
  open: () => Promise<string>;
  close: string;
  /** Finds some of the comparisons, newest first. */
  find: (ids: string[]) => Promise<T[]>;
  write: (some: T[], isFirst: boolean) => string;
}

/**
 * Streams the viewer's comparisons as text, newest first, in small batches, so that a slow client keeps only a few rows
 * in memory. Allows one export per account at a time. Throws `rate_limited` while another one is running.
 */
export async function* streamComparisons<T>(
  ctx: ViewerContext,
  { listIds, open, close, find, write }: ExportFile<T>,
): AsyncGenerator<string> {
  const { limits, viewer, exportQueue } = ctx;
  if (!(await limits.allows("exportUser", viewer.id))) {
    const message = "Another of your exports is still running. Please try again in a moment";
    throw new DomainError("rate_limited", message, { retryAfterSeconds: SOON_SECONDS });
  }
  // If this fails, the lease expires by itself.
  let released: Promise<void> | undefined;
  const release = () => (released ??= limits.forget("exportUser", viewer.id).catch(() => {}));
  ctx.signal.addEventListener("abort", () => void release());
  try {
    yield await exportQueue(open);
    const ids = await exportQueue(listIds);
    let prolonged = performance.now();
    for (let from = 0; from < ids.length && !ctx.signal.aborted; from += AT_A_TIME) {
      yield await exportQueue(async () => write(await find(ids.slice(from, from + AT_A_TIME)), from === 0));
      if (performance.now() - prolonged < (EXPORT_RESERVATION_SECONDS * 1000) / 10) continue;
      await limits.prolong("exportUser", viewer.id);
      prolonged = performance.now();
    }
    yield close;
  } finally {
    await release();
  }
}
