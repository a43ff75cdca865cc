import { DETAILS, NOT_DETAILS } from "./details.data.ts";
import { createNameFinder } from "./named-values.ts";

/** Every detail of make named in a text and not denied, in order. */
export const findDetails = createNameFinder(DETAILS, NOT_DETAILS);
