import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { Product } from "@dupewise/domain/product";
import * as z from "zod";
import { ReadFailure } from "../fetch/read-failure.ts";

export interface ExtractionTask {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  url: string;
}

export interface ExtractionPool {
  /** Takes the bytes over; throws ReadFailure when the page is no product's or needs more time or memory than it may have. */
  extract: (task: ExtractionTask) => Promise<Product>;
  close: () => Promise<void>;
}

export interface ExtractionLimits {
  /** From the start of one page; loading the worker does not count. */
  timeMs: number;
  memoryMb: number;
}

/** What the worker sends back. */
const Answer = z.object({ product: Product, problem: z.string().nullable() });
const TOO_COMPLEX = "the page is too complicated to read";

interface Running {
  worker: Worker;
  /** Until the worker has loaded what it reads with; rejects when it ends before. */
  ready: Promise<unknown>;
}

/** Reads pages in a worker thread, one after the other; a page that takes too much ends its worker, not the process. */
export function extractionPool(limits: ExtractionLimits): ExtractionPool {
  let current: Running | null = null;
  let tail: Promise<unknown> = Promise.resolve();

  function start(): Running {
    const worker = new Worker(new URL("./extraction-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, stackSizeMb: 4 },
    });
    worker.unref();
    const ended = once(worker, "exit").then(() => {
      if (current?.worker === worker) current = null;
      throw new Error("the worker ended");
    });
    return { worker, ready: Promise.race([once(worker, "message"), ended]) };
  }

  async function run(task: ExtractionTask): Promise<Product> {
    const { worker: running, ready } = (current ??= start());
    running.ref();
    try {
      await ready;
    } catch (cause) {
      throw new ReadFailure(TOO_COMPLEX, { cause });
    }
    return new Promise<Product>((resolve, reject) => {
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        running.removeAllListeners("message").removeAllListeners("error");
        running.unref();
        settle();
      };
      const giveUp = (cause: unknown): void => {
        if (current?.worker === running) current = null;
        finish(() => reject(new ReadFailure(TOO_COMPLEX, { cause })));
        running.on("error", () => undefined);
        void running.terminate();
      };
      const timer = setTimeout(() => giveUp(new Error("time limit")), limits.timeMs);
      running.once("message", (message: unknown) => finish(() => settle(message, resolve, reject)));
      running.once("error", giveUp);
      running.postMessage(task, [task.bytes.buffer]);
    });
  }

  function settle(message: unknown, resolve: (product: Product) => void, reject: (reason: ReadFailure) => void): void {
    const { product, problem } = Answer.parse(message);
    if (problem === null) resolve(product);
    else reject(new ReadFailure(problem));
  }

  return {
    extract: (task) => {
      const result = tail.then(() => run(task));
      tail = result.catch(() => undefined);
      return result;
    },
    close: async () => {
      await current?.worker.terminate();
    },
  };
}
