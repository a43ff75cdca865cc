import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { scoreHeldOutPairs } from "./make-held.ts";
import { summarizeSamples, makeSamples } from "./make-samples.ts";

const PAGES = join(import.meta.dirname, "..", "..", "apps", "web", "src", "pages");
const FOLDER = join(PAGES, "landing");

const formatDocstring = (contents: string) =>
  `/** ${contents}, recorded by \`npm run samples\`. A test recomputes and compares them. */`;

const formatSource = (value: unknown) =>
  JSON.stringify(value).replaceAll(/"createdAt":"[^"]*"/g, '"createdAt":new Date(0)');

/**
 * Writes the samples of the landing page: the summaries, which are part of the page, and the full results, which load
 * on request.
 */
await writeFile(
  join(FOLDER, "sample-heads.data.ts"),
  `import type { SampleHead } from "./sample-head.ts";\n\n${formatDocstring("Summaries of the landing page's samples")}\nexport const SAMPLE_HEADS: readonly SampleHead[] = ${formatSource(summarizeSamples())};\n`,
);
await writeFile(
  join(FOLDER, "samples.data.ts"),
  `import type { SharedComparison } from "@dupewise/domain/comparison/share";\n\n${formatDocstring("The landing page's sample comparisons")}\nexport const SAMPLES: readonly SharedComparison[] = ${formatSource(makeSamples())};\n`,
);
/** Writes the scores of the held-out pairs, which the trust page shows. */
await writeFile(
  join(PAGES, "trust", "held-pairs.data.ts"),
  `import type { HeldOutPair } from "./held-pair.ts";\n\n${formatDocstring("Our scores for the held-out pairs")}\nexport const HELD_OUT_PAIRS: readonly HeldOutPair[] = ${formatSource(scoreHeldOutPairs())};\n`,
);
