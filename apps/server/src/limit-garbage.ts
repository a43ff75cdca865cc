import { setFlagsFromString } from "node:v8";

/** In percent of what is alive. By itself V8 lets garbage grow to 250 and more where collecting it is quick. */
const MOST_GARBAGE = 150;

/** Makes V8 collect old objects before they take much more memory than those that are alive. */
export function limitHeapGrowth(): void {
  // Not as an option of the command: NODE_OPTIONS, by which images set them, refuses this one.
  setFlagsFromString(`--heap-growing-percent=${MOST_GARBAGE}`);
}
