import { DETAILS } from "./details.data.ts";
import { createNameFinder } from "./named-values.ts";

/** Every detail of make named in a text, in order. */
export const findDetails = createNameFinder(DETAILS);
