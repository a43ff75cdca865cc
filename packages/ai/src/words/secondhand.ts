import type { ResaleItem } from "@dupewise/domain/product/product";
import { findFlaws } from "@dupewise/vocabulary/resale/flaws";
import type { Assessment } from "../assess.ts";
import { joinList } from "./grammar.ts";
import { TEXTS } from "./messages.data.ts";

const { secondhand: SAY } = TEXTS;

/**
 * Writes a note that says which items are secondhand and which flaws their listings mention. Returns "" when both are
 * new.
 */
export function secondhandNote({ original, alternative }: Pick<Assessment, "original" | "alternative">): string {
  const [one, other] = [original.used, alternative.used];
  if (one && other && flawsOf(one) + flawsOf(other) === "") return SAY.both;
  return [one ? SAY.side("original", flawsOf(one)) : "", other ? SAY.side("alternative", flawsOf(other)) : ""]
    .filter(Boolean)
    .join(" ");
}

/** In our own words: a seller's could be addressed to anyone. */
const flawsOf = ({ flaws }: ResaleItem): string => joinList(findFlaws(flaws));
