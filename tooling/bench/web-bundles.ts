import { bundles as sizes } from "../../apps/web/e2e/bundles.ts";
import { runTurboQuietly } from "../setup/turbo.ts";
import type { Row } from "./measure.ts";

/** Makes sure that the web app is built from the sources as they are. */
export function buildWeb(): void {
  if (!runTurboQuietly("build", "--filter=@dupewise/web", "--output-logs=errors-only")) {
    throw new Error("The web app could not be built.");
  }
}

/** What a browser loads, gzipped, beside what it may be; of the single pages the largest. */
export async function bundles(): Promise<Row[]> {
  buildWeb();
  return sizes().map(({ what, kilobytes, budget }) => ({
    what,
    ours: kilobytes,
    peer: budget,
    unit: "kB",
    peerIs: "budget",
    limit: 1,
  }));
}
