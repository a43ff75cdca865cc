import { findMakers } from "@dupewise/vocabulary/makers/find-makers";
import type { NameContext } from "./name-context.ts";
import type { ClassifiedLine } from "./part-text.ts";

/** One reason for or against a line being the name. */
export interface NameRule {
  name: string;
  /** The score that the rule adds when it applies fully. */
  weight: number;
  /** The degree to which the rule applies, 0–1. */
  degree: (line: ClassifiedLine, name: string, context: NameContext) => number;
}

/** Converts a condition to the degree to which a rule applies: 1 if it is true, otherwise 0. */
export const toDegree = (condition: boolean): number => (condition ? 1 : 0);

/** Returns true for a name that begins with its maker, followed by more words. */
export const beginsWithMaker = (name: string): boolean =>
  findMakers(name).some(({ start, end }) => start < 3 && end < name.length);
