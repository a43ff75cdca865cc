import { DETAILS, NOT_DETAILS } from "./details.data.ts";
import { createNameFinder } from "./named-values.ts";

/** Every detail of make named in a text and not denied, in order. */
export const findDetails = createNameFinder(DETAILS, NOT_DETAILS);

const KIND_OF = new Map(DETAILS.map(({ name, kind }) => [name, kind]));

/** Whether one detail stands in the other's place: a quartz movement for an automatic one. */
export function isInsteadOf(one: string, other: string): boolean {
  return one !== other && KIND_OF.get(one) !== undefined && KIND_OF.get(one) === KIND_OF.get(other);
}
