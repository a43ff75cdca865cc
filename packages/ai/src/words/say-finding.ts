import {
  type Finding,
  type FindingCode,
  type FindingOf,
  type Sides,
  topicOf,
  weightyDifferences,
} from "../findings/finding.ts";
import { FINDING_MESSAGES, TEXTS } from "./messages.data.ts";

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

/**
 * Says what the alternative's buyer accepts first: "polyester instead of silk"; null when nothing weighty is stated.
 */
export function concession(findings: readonly Finding[]): string | null {
  for (const finding of weightyDifferences(findings)) {
    const contrast = topicOf(finding).dimension === "audience" ? null : contrastOf(finding);
    if (contrast) return TEXTS.recommendation.concession(contrast);
  }
  return null;
}
