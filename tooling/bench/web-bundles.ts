import { type Bundle, measureBundles } from "../../apps/web/e2e/bundles.ts";
import { runTurboQuietly } from "../setup/turbo.ts";
import type { Row } from "./measure.ts";

/** Makes sure that the web app is built from the sources as they are. */
function buildWeb(): void {
  if (!runTurboQuietly("build", "--filter=@dupewise/web", "--output-logs=errors-only")) {
    throw new Error("The web app could not be built.");
  }
}

/**
 * Measures the gzipped size of what a browser loads, compared with its budget. Of the bundles that only one page loads,
 * includes only the largest.
 */
export async function measureBundleSizes(): Promise<Row[]> {
  buildWeb();
  const all = measureBundles();
  const most = Math.max(...all.filter(isOnePage).map(({ kilobytes }) => kilobytes));
  return all
    .filter((bundle) => !isOnePage(bundle) || bundle.kilobytes === most)
    .map(({ what, kilobytes, budget }) => ({
      what,
      ours: kilobytes,
      baseline: budget,
      unit: "kB",
      baselineName: "budget",
      limit: 1,
    }));
}

const isOnePage = ({ page }: Bundle): boolean => page;
