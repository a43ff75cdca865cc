import { setFlagsFromString } from "node:v8";

/** In percent of what is alive. By itself V8 lets garbage grow to 250 and more where collecting it is quick. */
const MOST_GARBAGE = 150;

/** Configures V8 to collect garbage before the heap grows much larger than its live objects. */
export function limitHeapGrowth(): void {
  // Not as an option of the command: NODE_OPTIONS, by which images set them, refuses this one.
  setFlagsFromString(`--heap-growing-percent=${MOST_GARBAGE}`);
}
