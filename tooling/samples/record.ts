import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { scoreHeldOutPairs } from "./make-held.ts";
import { summarizeSamples, makeSamples } from "./make-samples.ts";

const PAGES = join(import.meta.dirname, "..", "..", "apps", "web", "src", "pages");
const FOLDER = join(PAGES, "landing");
const NOTE = "/** Recorded by `npm run samples`; a test recomputes and compares them. */";

const source = (value: unknown) => JSON.stringify(value).replaceAll(/"createdAt":"[^"]*"/g, '"createdAt":new Date(0)');

/**
 * Writes what the landing page shows: the heads, which come with it, and the whole, which comes when it is asked for.
 */
await writeFile(
  join(FOLDER, "sample-heads.data.ts"),
  `import type { SampleHead } from "./sample-head.ts";\n\n${NOTE}\nexport const SAMPLE_HEADS: readonly SampleHead[] = ${source(summarizeSamples())};\n`,
);
await writeFile(
  join(FOLDER, "samples.data.ts"),
  `import type { SharedComparison } from "@dupewise/domain/comparison/share";\n\n${NOTE}\nexport const SAMPLES: readonly SharedComparison[] = ${source(makeSamples())};\n`,
);
/** What the trust page shows of how well it does. */
await writeFile(
  join(PAGES, "trust", "held-pairs.data.ts"),
  `import type { HeldOutPair } from "./held-pair.ts";\n\n${NOTE}\nexport const HELD_OUT_PAIRS: readonly HeldOutPair[] = ${source(scoreHeldOutPairs())};\n`,
);
