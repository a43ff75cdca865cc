import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { Product } from "@dupewise/domain/product/product";
import * as z from "zod";
import type { QueuedCaller } from "../fetch/fair-scheduler.ts";
import { createFairScheduler } from "../fetch/fair-scheduler.ts";
import { ReadError } from "../fetch/read-error.ts";
import { createProcessorTimeout } from "./processor-time.ts";

export interface ExtractionTask {
  bytes: Uint8Array;
  contentType: string;
  /** Null for a pasted page, which has no URL. */
  url: string | null;
  /** The plain text that the clipboard held with the page. */
  text?: string;
}

export interface ExtractionPool {
  /**
   * Throws ReadError when the page is not a product page or exceeds the time or memory limit, Error when no process can
   * be started, and the signal's reason when it aborts before its turn.
   */
  extract: (task: ExtractionTask, asker: QueuedCaller) => Promise<Product>;
  close: () => Promise<void>;
}

export interface ExtractionLimits {
  /** The processor time allowed for a page, in milliseconds; starting the process doesn't count. */
  timeMs: number;
  memoryMb: number;
  /** The maximum number of processes; one is started only when all others are busy. */
  processes: number;
}

/** What the process sends back. */
const Answer = z.object({ product: Product, problem: z.string().nullable() });
/**
 * A third of V8's default. Pages leave so much garbage that the process would otherwise need another hundred megabytes.
 */
const SEMI_SPACE_MB = 5;
/** Processor time: by the clock, a very busy machine takes longer to start a process. */
const START_MS = 30_000;
const TOO_COMPLEX = "the page is too complicated to read";

/** A page needs no environment. Reusing this process's compile cache starts the child twice as fast. */
function environment(): Record<string, string> {
  const compiled = getCompileCacheDir();
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };
}

/** Rejects when the process ends or the signal aborts before it sends a message. */
async function nextMessage(child: ChildProcess, limit: AbortSignal): Promise<unknown> {
  const heard = new AbortController();
  const signal = AbortSignal.any([heard.signal, limit]);
  const ended = once(child, "exit", { signal }).then(([code, by]) => {
    throw new Error(`the process ended with ${String(by ?? code)}`);
  });
  try {
    const sent: unknown[] = await Promise.race([once(child, "message", { signal }), ended]);
    return sent[0];
  } finally {
    heard.abort();
  }
}

/**
 * Creates a pool of child processes that extract products from pages, scheduled fairly among callers. If a page exceeds
 * the limits, only its child process is killed.
 */
export function createExtractionPool({ timeMs, memoryMb, processes }: ExtractionLimits): ExtractionPool {
  const turns = createFairScheduler(processes, () => performance.now());
  const all = new Set<ChildProcess>();
  /** The most recently used is last, and reused first. */
  let idle: ChildProcess[] = [];

  async function start(): Promise<ChildProcess> {
    const child = fork(new URL("./extraction-process.ts", import.meta.url), {
      env: environment(),
      execArgv: [`--max-old-space-size=${memoryMb}`, `--max-semi-space-size=${SEMI_SPACE_MB}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    all.add(child);
    child.once("exit", () => {
      all.delete(child);
      idle = idle.filter((one) => one !== child);
    });
    // Anyone waiting for it gets the error; between two pages nobody waits.
    child.on("error", () => all.delete(child));
    const watch = createProcessorTimeout(child.pid, START_MS);
    await nextMessage(child, watch.signal)
      .catch((cause: unknown) => {
        child.kill("SIGKILL");
        throw new Error("no process to read pages could be started", { cause });
      })
      .finally(watch.end);
    return child;
  }

  async function run(task: ExtractionTask): Promise<Product> {
    const child = idle.pop() ?? (await start());
    child.ref();
    child.channel?.ref();
    child.send(task);
    const watch = createProcessorTimeout(child.pid, timeMs);
    const answer = await nextMessage(child, watch.signal)
      .catch((cause: unknown) => {
        child.kill("SIGKILL");
        throw new ReadError(TOO_COMPLEX, { cause });
      })
      .finally(watch.end);
    child.unref();
    child.channel?.unref();
    idle.push(child);
    const { product, problem } = Answer.parse(answer);
    if (problem !== null) throw new ReadError(problem);
    return product;
  }

  return {
    extract: async (task, asker) => {
      const end = await turns.take(asker);
      try {
        return await run(task);
      } finally {
        end();
      }
    },
    close: async () => {
      await Promise.all(
        [...all].map(async (child) => {
          child.ref();
          child.kill("SIGKILL");
          await once(child, "exit");
        }),
      );
    },
  };
}
