import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { DomainError } from "@dupewise/domain/errors";
import * as z from "zod";
import type { PreviewCard } from "./card.ts";

/** Paints preview images, away from the process that answers everybody. */
export interface PreviewPainter {
  /** Returns a card as a JPEG. Throws `unavailable` when too many are wanted, or when it can't be painted. */
  paint: (card: PreviewCard) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => void;
}

interface Options {
  /** Images kept, by their bytes together. */
  mostBytes?: number;
  /** So many wait for their turn; more are refused. */
  mostWaiting?: number;
  deadlineMs?: number;
}

const Painted = z.object({ id: z.number(), image: z.instanceof(Uint8Array).nullable() });
const IDLE_MS = 60_000;

/** Opens a painter. Its process starts with the first image, and ends when none was wanted for a minute. */
export function openPreviewPainter({
  mostBytes = 16 * 1024 * 1024,
  mostWaiting = 32,
  deadlineMs = 10_000,
}: Options = {}): PreviewPainter {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const waiting = new Map<number, (image: Uint8Array | null) => void>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let ids = 0;

  const end = () => {
    child?.kill("SIGKILL");
    child = undefined;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
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
      if (painted.success) waiting.get(painted.data.id)?.(painted.data.image);
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
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  };
  const ask = async (key: string, card: PreviewCard): Promise<Uint8Array<ArrayBuffer>> => {
    if (waiting.size >= mostWaiting) unavailable();
    child ??= start();
    clearTimeout(idle);
    const id = ++ids;
    const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
    waiting.set(id, resolve);
    // One that hangs is one that a photo hung: whoever waits with it is answered too.
    const late = setTimeout(end, deadlineMs);
    child.send({ id, card });
    const image = await promise;
    clearTimeout(late);
    waiting.delete(id);
    if (waiting.size === 0) idle = setTimeout(end, IDLE_MS).unref();
    if (!image) return unavailable();
    const painted = Uint8Array.from(image);
    keep(key, painted);
    return painted;
  };
  return {
    paint: async (card) => {
      const key = keyOf(card);
      const known = kept.get(key);
      if (known) {
        // The latest wanted is the last to go.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const asked = underWay.get(key) ?? ask(key, card).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
    close: () => {
      clearTimeout(idle);
      end();
    },
  };
}

/** The same card is the same image. */
function keyOf({ sides, ...card }: PreviewCard): string {
  const hash = createHash("sha256").update(JSON.stringify([card, sides.map(({ name, price }) => [name, price])]));
  for (const { photo } of sides) hash.update(photo ?? "-").update("|");
  return hash.digest("base64url");
}

function unavailable(): never {
  throw new DomainError("unavailable", "This picture can't be made just now", { retryAfterSeconds: 5 });
}
