import { setFlagsFromString } from "node:v8";

/**
 * The maximum garbage as a percentage of the live objects. By default, V8 allows 250% or more where collecting garbage
 * is fast.
 */
const MOST_GARBAGE = 150;

/** Configures V8 to collect garbage before the heap grows much larger than the live objects in it. */
export function limitHeapGrowth(): void {
  // Set here because NODE_OPTIONS, with which images set such flags, does not allow this one.
  setFlagsFromString(`--heap-growing-percent=${MOST_GARBAGE}`);
}
