import { setTimeout as sleep } from "node:timers/promises";
import type { PreviewCard } from "@dupewise/server/previews/card";
import { createPreviewRenderer } from "@dupewise/server/previews/preview-renderer";
import { readProcessUsage } from "@dupewise/testing/read-process-usage";
import sharp from "sharp";
import type { OnEnd } from "./ending.ts";
import { computeQuantile, type Row } from "./measure.ts";

const ROUNDS = 25;
const AT_ONCE = 16;
const FASTEST = 0;
const SAMPLE_MS = 20;
const MOST = { warmMs: 150, burstMs: AT_ONCE * 150, childMb: 320 };

/** Noise, which is the hardest to compress and decode: three megapixels in 1.4 MB, twice what shops serve. */
const photo = await sharp({
  create: {
    width: 1500,
    height: 2000,
    channels: 3,
    background: "#888",
    noise: { type: "gaussian", mean: 128, sigma: 30 },
  },
})
  .jpeg({ quality: 85 })
  .toBuffer();

const cardOf = (note: string): PreviewCard => ({
  title: "Take the alternative, if polyester is fine.",
  score: "86%",
  sides: [
    { name: "Belted wool coat", price: "$1,890", photo },
    { name: "Tie-waist coat", price: "$179", photo },
  ],
  note,
});

/** Measures how long it takes to render uncached preview images, one after the other and sixteen at once. */
export async function measurePreviewImages(onEnd: OnEnd): Promise<Row[]> {
  const renderer = createPreviewRenderer();
  onEnd(renderer.close);
  const render = async (note: string) => {
    const started = performance.now();
    await renderer.render(cardOf(note));
    return performance.now() - started;
  };
  await Promise.all(["a", "b", "c"].map(render));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await render(`alone ${round}`));
  let childMb = 0;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      childMb = Math.max(childMb, readProcessUsage(process.pid).childrenMb);
      await sleep(SAMPLE_MS);
    }
  })();
  const started = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => render(`together ${index}`)));
  const burst = performance.now() - started;
  over.abort();
  await watching;
  const promised = { unit: "ms", limit: 1 };
  return [
    {
      what: "render a preview image, fastest",
      ours: computeQuantile(times, FASTEST),
      baseline: MOST.warmMs,
      baselineName: "promised",
      ...promised,
    },
    {
      what: "16 preview images at once",
      ours: burst,
      baseline: MOST.burstMs,
      baselineName: "as many, one by one",
      ...promised,
    },
    {
      what: "memory of their renderer",
      ours: childMb,
      baseline: MOST.childMb,
      unit: "MB",
      baselineName: "allowed",
      limit: 1,
    },
  ];
}
