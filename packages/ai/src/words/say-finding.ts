import {
  type Finding,
  type FindingCode,
  type FindingOf,
  type Sides,
  topicOf,
  weightyDifferences,
} from "../findings/finding.ts";
import { FINDING_MESSAGES } from "./messages.data.ts";

type Coded<Code extends FindingCode> = { [One in Code]: FindingOf<One> }[Code];

/** Says a finding in one sentence. */
export function sentenceOf<Code extends FindingCode>(finding: Coded<Code>): string {
  return FINDING_MESSAGES[finding.code].sentence(finding);
}

/** Returns what "both are shirts" can go on with: "in the same navy blue"; null when nothing can be added. */
export function phraseOf<Code extends FindingCode>(finding: Coded<Code>): string | null {
  return FINDING_MESSAGES[finding.code].phrase?.(finding) ?? null;
}

/** Names the two sides of a difference: "silk" and "polyester"; null when only one side says something. */
export function contrastOf<Code extends FindingCode>(finding: Coded<Code>): Sides<string> | null {
  return FINDING_MESSAGES[finding.code].contrast?.(finding) ?? null;
}

/** Names what of a difference the alternative's buyer gets: "polyester"; null when there is nothing to accept. */
function takenOf<Code extends FindingCode>(finding: Coded<Code>): string | null {
  const { taken } = FINDING_MESSAGES[finding.code];
  return taken ? taken(finding) : (contrastOf(finding)?.alternative ?? null);
}

/** With more letters a recommendation runs past the two lines of a headline. */
const LONGEST = 38;

/**
 * Says what the alternative's buyer accepts first: "polyester"; null when nothing weighty is stated.
 */
export function concession(findings: readonly Finding[]): string | null {
  for (const finding of weightyDifferences(findings)) {
    const taken = topicOf(finding).dimension === "audience" ? null : takenOf(finding);
    if (taken !== null && taken.length <= LONGEST) return taken;
  }
  return null;
}
