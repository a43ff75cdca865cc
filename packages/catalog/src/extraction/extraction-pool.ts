import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { Product } from "@dupewise/domain/product";
import * as z from "zod";
import type { Asker } from "../fair-turns.ts";
import { fairTurns } from "../fair-turns.ts";
import { ReadFailure } from "../fetch/read-failure.ts";

export interface ExtractionTask {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  url: string;
}

export interface ExtractionPool {
  /**
   * Takes the bytes over. Throws ReadFailure when the page is no product's or needs more time or memory than it may have,
   * and the signal's reason when that comes before its turn.
   */
  extract: (task: ExtractionTask, asker: Asker) => Promise<Product>;
  close: () => Promise<void>;
}

export interface ExtractionLimits {
  /** From the start of one page; loading the worker does not count. */
  timeMs: number;
  memoryMb: number;
  /** Threads at most. One is started when all others are busy. */
  workers: number;
}

/** What the worker sends back. */
const Answer = z.object({ product: Product, problem: z.string().nullable() });
/** A third of what V8 takes by itself: pages leave so much garbage that it costs a hundred megabytes otherwise. */
const YOUNG_MB = 16;
const TOO_COMPLEX = "the page is too complicated to read";

interface Running {
  worker: Worker;
  /** Until the worker has loaded what it reads with; rejects when it ends before. */
  ready: Promise<unknown>;
}

/**
 * A page needs no environment. What this process compiled before is used again: a worker starts twice as fast, and does
 * not strip types by WebAssembly, which V8 may fail at where threads come and go (nodejs/node#64500).
 */
function environment(): Record<string, string> {
  const compiled = getCompileCacheDir();
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) };
}

/** Reads pages in worker threads, in fair turns; a page that takes too much ends its worker, not the process. */
export function extractionPool({ timeMs, memoryMb, workers }: ExtractionLimits): ExtractionPool {
  const turns = fairTurns(workers, () => performance.now());
  const all = new Set<Running>();
  /** The one used last is last, and used next. */
  let idle: Running[] = [];

  function start(): Running {
    const worker = new Worker(new URL("./extraction-worker.ts", import.meta.url), {
      env: environment(),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB, stackSizeMb: 4 },
    });
    const ended = once(worker, "exit").then(() => {
      throw new Error("the worker ended");
    });
    const running = { worker, ready: Promise.race([once(worker, "message"), ended]) };
    all.add(running);
    worker.once("exit", () => {
      all.delete(running);
      idle = idle.filter((one) => one !== running);
    });
    // Whoever waits for it hears of it; between two pages nobody does.
    worker.on("error", () => undefined);
    return running;
  }

  async function ask({ worker, ready }: Running, task: ExtractionTask): Promise<unknown> {
    await ready;
    worker.postMessage(task, [task.bytes.buffer]);
    const sent: unknown[] = await once(worker, "message", { signal: AbortSignal.timeout(timeMs) });
    return sent[0];
  }

  async function run(task: ExtractionTask): Promise<Product> {
    const running = idle.pop() ?? start();
    running.worker.ref();
    const answer = await ask(running, task).catch((cause: unknown) => {
      void running.worker.terminate();
      throw new ReadFailure(TOO_COMPLEX, { cause });
    });
    running.worker.unref();
    idle.push(running);
    const { product, problem } = Answer.parse(answer);
    if (problem !== null) throw new ReadFailure(problem);
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
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}
