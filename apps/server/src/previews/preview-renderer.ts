import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { DomainError } from "@dupewise/domain/errors";
import { createProcessorTimeout } from "@dupewise/reader/extraction/processor-time";
import * as z from "zod";
import type { PreviewCard } from "./card.ts";

/** A renderer of preview images that works outside the process that serves requests. */
export interface PreviewRenderer {
  /** Renders a card as a JPEG. Throws `unavailable` if too many cards are waiting, or if the card can't be rendered. */
  render: (card: PreviewCard) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => void;
}

interface Options {
  /** The cache size in bytes. */
  maxBytes?: number;
  /** The maximum queue length; more are rejected. */
  maxWaiting?: number;
  /** The maximum processor time for an image, including the start of the process. */
  maxProcessorMs?: number;
}

const Painted = z.object({ id: z.number(), image: z.instanceof(Uint8Array).nullable() });
const IDLE_MS = 60_000;

/**
 * Creates a renderer of preview images, which runs in a child process that starts on demand and exits after a minute
 * without requests.
 */
export function createPreviewRenderer({
  maxBytes = 16 * 1024 * 1024,
  maxWaiting = 32,
  maxProcessorMs = 10_000,
}: Options = {}): PreviewRenderer {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  /** The card being painted. */
  let current: { id: number; answer: (image: Uint8Array | null) => void } | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let wanted = 0;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let ids = 0;
  let isClosed = false;

  const end = () => {
    child?.kill("SIGKILL");
    child = undefined;
    current?.answer(null);
  };
  const start = () => {
    const started = fork(join(import.meta.dirname, "preview-process.ts"), {
      env: {},
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.unref();
    started.channel?.unref();
    started.on("message", (message) => {
      const painted = Painted.safeParse(message);
      if (painted.success && painted.data.id === current?.id) current.answer(painted.data.image);
    });
    started.on("exit", () => {
      if (child === started) end();
    });
    started.on("error", () => {
      if (child === started) end();
    });
    return started;
  };
  const keep = (key: string, image: Uint8Array<ArrayBuffer>) => {
    kept.set(key, image);
    bytes += image.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  };
  const paintNow = async (card: PreviewCard): Promise<Uint8Array | null> => {
    if (isClosed) return null;
    child ??= start();
    clearTimeout(idle);
    const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
    current = { id: ++ids, answer: resolve };
    // A hanging process was hung by a photo.
    const watch = createProcessorTimeout(child.pid, maxProcessorMs);
    watch.signal.addEventListener("abort", end);
    child.send({ id: current.id, card });
    const image = await promise;
    watch.end();
    current = undefined;
    return image;
  };
  const ask = async (key: string, card: PreviewCard): Promise<Uint8Array<ArrayBuffer>> => {
    if (wanted >= maxWaiting) throwUnavailable();
    wanted++;
    // One after another, so that only one card's photos are in memory.
    const painting = turn.then(() => paintNow(card)).catch(() => null);
    turn = painting;
    const image = await painting;
    if (--wanted === 0) idle = setTimeout(end, IDLE_MS).unref();
    if (!image) return throwUnavailable();
    const painted = Uint8Array.from(image);
    keep(key, painted);
    return painted;
  };
  return {
    render: async (card) => {
      const key = keyOf(card);
      const known = kept.get(key);
      if (known) {
        // Marks it as the most recently used.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const asked = underWay.get(key) ?? ask(key, card).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
    close: () => {
      isClosed = true;
      clearTimeout(idle);
      end();
    },
  };
}

/** Identical cards share an image. */
function keyOf({ sides, ...card }: PreviewCard): string {
  const hash = createHash("sha256").update(JSON.stringify([card, sides.map(({ name, price }) => [name, price])]));
  for (const { photo } of sides) hash.update(photo ?? "-").update("|");
  return hash.digest("base64url");
}

function throwUnavailable(): never {
  throw new DomainError("unavailable", "This image can't be generated right now", { retryAfterSeconds: 5 });
}
