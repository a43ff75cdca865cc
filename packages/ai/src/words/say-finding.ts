import {
  type Finding,
  type FindingCode,
  type FindingOf,
  type Sides,
  topicOf,
  weightyDifferences,
} from "../findings/finding.ts";
import { clothOf } from "../facts/cloth.ts";
import { METALS } from "../facts/metals.data.ts";
import { FINDING_MESSAGES } from "./messages.data.ts";
import { detailName } from "./names.ts";

type Coded<Code extends FindingCode> = { [One in Code]: FindingOf<One> }[Code];

/** Writes a finding as one sentence. */
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

/** What any photo shows and nobody buys goods for needs no checking. */
const AT_A_GLANCE: ReadonlySet<string> = new Set(
  "zip,buttons,drawstring,buckle,laces,slip-on,belt loops,fading,sheer,pack".split(","),
);

/** With more letters a recommendation runs past the two lines of a headline. */
const LONGEST = 38;

/** Names what only the original mentions: "a Goodyear welt"; null when it mentions nothing weighty that fits. */
export function detailToCheck(findings: readonly Finding[]): string | null {
  const only = weightyDifferences(findings).find(
    (finding) => finding.code === "only-details" && finding.sides[0] === "original",
  );
  const told =
    only?.code === "only-details" ? only.values.details.find((detail) => !AT_A_GLANCE.has(detail)) : undefined;
  const name = detailName(told ?? "");
  return name === "" || name.length > LONGEST ? null : name;
}

/** A step up in what materials cost and give, 0–1. */
const A_STEP = 0.1;

/** What watches of the dearer kind have. */
const BETTER_DETAILS: ReadonlySet<string> = new Set(["sapphire crystal"]);

/** Nobody has to live with silk in place of triacetate. */
function isStepUp(finding: Finding): boolean {
  if (finding.code === "other-metal")
    return METALS[finding.values.alternative].grade > METALS[finding.values.original].grade + A_STEP;
  if (finding.code === "other-measure")
    return Number.parseFloat(finding.values.alternative) > Number.parseFloat(finding.values.original);
  if (finding.code === "other-detail") return BETTER_DETAILS.has(finding.values.alternative);
  if (finding.code !== "other-cloth" && finding.code !== "other-part") return false;
  const [own = 0, other = 0] = [finding.values.original, finding.values.alternative].map(
    (items) => clothOf(items)?.grade ?? 0,
  );
  // A lining is given up for a lesser one, and not for another of the same kind.
  return finding.code === "other-part" ? other >= own : other > own + A_STEP;
}

/**
 * Returns the main drawback that the alternative's buyer accepts: "polyester"; null when none of weight is stated.
 */
export function concession(findings: readonly Finding[], isCheaper: boolean): string | null {
  for (const finding of weightyDifferences(findings)) {
    if (isCheaper && isStepUp(finding)) continue;
    const taken = topicOf(finding).dimension === "audience" ? null : takenOf(finding);
    if (taken !== null && taken.length <= LONGEST) return taken;
  }
  return null;
}
