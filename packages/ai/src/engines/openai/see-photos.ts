import type { ModelUsage } from "@dupewise/domain/comparison/comparison";
import type { Side, Sides } from "@dupewise/domain/comparison/side";
import type { Evidence } from "@dupewise/domain/product/product";
import { askModel } from "./ask.ts";
import { createModelClient, type ModelOptions, type ModelPhoto } from "./model.ts";
import { systemClock } from "./retry-budget.ts";
import { toPhotoEvidence, SEE_PHOTOS, SeenFacts } from "./seen-facts.ts";
import { type TokenUsage, sumUsage } from "./usage.ts";

/**
 * A function that asks a model what the photos of two products show. Throws only the signal's abort reason; if the
 * response is unusable, `seen` is empty for both sides.
 */
export type SeePhotos = (
  photos: Sides<ModelPhoto | null>,
  signal: AbortSignal,
) => Promise<{ seen: Sides<Evidence[]>; usage: ModelUsage }>;

/** The maximum size of a photo. Photos resized for the model are a tenth of it. */
const MOST_BYTES = 1_000_000;
const LONGEST_ANSWER = 1_200;

/**
 * Creates a function that sends the photos of both sides to a model in one request, and returns what the model sees.
 * Leaves out photos of more than a megabyte. The request has its own timeout.
 */
export function createPhotoReader({ timeoutMs, ...options }: ModelOptions & { timeoutMs: number }): SeePhotos {
  const model = createModelClient(options);
  return async (photos, asker) => {
    const shown = SIDES.flatMap((side) => {
      const photo = photos[side];
      return photo && photo.bytes.byteLength <= MOST_BYTES ? [{ side, photo }] : [];
    });
    const tokens: TokenUsage[] = [];
    const nothing = () => ({ seen: { original: [], alternative: [] }, usage: sumUsage(options.model, tokens) });
    if (shown.length === 0) return nothing();
    const question = {
      instructions: SEE_PHOTOS,
      input: shown.map(({ side }, at) => `Photo ${at + 1}: the ${side}.`).join(" "),
      images: shown.map(({ photo }) => photo),
      schema: SeenFacts,
      maxOutputTokens: LONGEST_ANSWER,
    };
    const signal = AbortSignal.any([asker, AbortSignal.timeout(timeoutMs)]);
    const budget = { clock: systemClock, signal, retries: 0, deadline: systemClock.now() + timeoutMs };
    try {
      const outcome = await askModel(model, question, budget, tokens);
      if (outcome.kind !== "answered") return nothing();
      const seen = toPhotoEvidence(
        outcome.answer,
        shown.map(({ side }) => side),
      );
      return { seen, usage: sumUsage(options.model, tokens) };
    } catch {
      // The comparison continues without it, unless the shopper left.
      asker.throwIfAborted();
      return nothing();
    }
  };
}

const SIDES = ["original", "alternative"] as const satisfies readonly Side[];
