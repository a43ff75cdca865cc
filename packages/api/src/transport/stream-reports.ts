import { withErrorCodes } from "./stream.ts";

/**
 * Runs an async function and yields what it reports, in order. Rethrows its error after the last report. Ending the
 * iteration early doesn't stop the function; to stop it, abort the signal that it listens to.
 */
export function streamReports<Part>(work: (report: (part: Part) => void) => Promise<void>): AsyncGenerator<Part> {
  return withErrorCodes(partsOf(work));
}

async function* partsOf<Part>(work: (report: (part: Part) => void) => Promise<void>): AsyncGenerator<Part> {
  const waiting: Part[] = [];
  let wake = () => {};
  let working = true;
  const done = work((part) => {
    waiting.push(part);
    wake();
  }).finally(() => {
    working = false;
    wake();
  });
  // Awaited below; this handles a failure before then.
  done.catch(() => {});
  for (;;) {
    const next = waiting.shift();
    if (next !== undefined) yield next;
    else if (!working) break;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  await done;
}
