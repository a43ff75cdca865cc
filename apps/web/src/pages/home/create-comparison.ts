import type { ComparisonProgress } from "@dupewise/domain/comparison/progress";
import { getErrorBody, getErrorCode } from "../../lib/api/errors.ts";
import type { ProgressRequest } from "./progress-client.ts";

const PAUSE_MS = 1_000;
const MOST_TRIES = 30;

type Report = (progress: ComparisonProgress | null) => void;

export interface ComparisonAttempt<Made> {
  request: ProgressRequest;
  signal: AbortSignal;
  report: Report;
  /** Compares with a single response. */
  create: (request: ProgressRequest) => Promise<Made>;
  /** Compares with progress, if the browser can stream. Resolves to null if the response broke off early. */
  stream?: (request: ProgressRequest, signal: AbortSignal, report: Report) => Promise<Made | null>;
  pause?: (ms: number) => Promise<unknown>;
}

const sleep = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Creates a comparison and reports its progress. If the progress stream ends early, sends the request again without
 * streaming; the request's ID prevents a duplicate. Rethrows the server's errors unchanged.
 */
export async function createComparison<Made>(attempt: ComparisonAttempt<Made>): Promise<Made> {
  const { request, signal, report, create, stream = async () => null, pause = sleep } = attempt;
  try {
    const made = await stream(request, signal, report);
    if (made) return made;
  } catch (error) {
    if (signal.aborted || getErrorBody(error)) throw error;
  }
  report(null);
  for (let tries = 1; ; tries++) {
    try {
      return await create(request);
    } catch (error) {
      // The server may not have noticed yet that the first client disconnected.
      if (signal.aborted || getErrorCode(error) !== "conflict" || tries === MOST_TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
}
