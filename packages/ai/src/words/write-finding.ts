import {
  type Finding,
  type FindingCode,
  type FindingOf,
  type Sides,
  topicOf,
  mayBeSameLeather,
  importantDifferences,
  isSmallTrait,
} from "../findings/finding.ts";
import { outerFabric } from "../facts/outer-fabric.ts";
import { METALS } from "../facts/metals.data.ts";
import { SIGNATURE_EMBLEMS } from "../rubric/signatures.data.ts";
import { FINDING_MESSAGES } from "./messages.data.ts";
import { detailName } from "./names.ts";

type Coded<Code extends FindingCode> = { [One in Code]: FindingOf<One> }[Code];

/** Writes a finding as a complete sentence for the lists of similarities and differences. */
export function writeFinding<Code extends FindingCode>(finding: Coded<Code>): string {
  return FINDING_MESSAGES[finding.code].sentence(finding);
}

/**
 * Returns a finding as a phrase that can follow "Both are shirts", such as "in the same navy blue", or null if it can't
 * be phrased that way.
 */
export function findingPhrase<Code extends FindingCode>(finding: Coded<Code>): string | null {
  return FINDING_MESSAGES[finding.code].phrase?.(finding) ?? null;
}

/**
 * Returns the contrasting properties of the two sides, such as "silk" and "polyester". Returns null unless the finding
 * is a difference for which the sides have different names.
 */
export function findingContrast<Code extends FindingCode>(finding: Coded<Code>): Sides<string> | null {
  return FINDING_MESSAGES[finding.code].contrast?.(finding) ?? null;
}

/**
 * Names the alternative's side of a difference, as what its buyer gets: "polyester"; null when there is nothing to
 * accept.
 */
function takenOf<Code extends FindingCode>(finding: Coded<Code>): string | null {
  const { taken } = FINDING_MESSAGES[finding.code];
  return taken ? taken(finding) : (findingContrast(finding)?.alternative ?? null);
}

/** Whether a detail needs no checking: any photo shows distressing, and only Gucci makes a double-G buckle. */
const isSeen = (detail: string): boolean => detail === "distressing" || SIGNATURE_EMBLEMS.has(detail);

/** The maximum number of letters that keeps a recommendation within the two lines of a headline. */
const LONGEST = 38;

/**
 * Returns a detail that only the original mentions, such as "a Goodyear welt", for the shopper to look for on the
 * alternative. Skips details that any photo shows, and a maker's own emblems. Returns null when there is none, or when
 * its name is too long for a headline.
 */
export function detailToCheck(findings: readonly Finding[]): string | null {
  const only = importantDifferences(findings).find(
    (finding) => finding.code === "only-details" && finding.sides[0] === "original",
  );
  const told = only?.code === "only-details" ? only.values.details.find((detail) => !isSeen(detail)) : undefined;
  const name = told === undefined ? null : detailName(told);
  return name === null || name.length > LONGEST ? null : name;
}

/** A noticeable step up in what materials cost and offer, 0–1. */
const A_STEP = 0.1;

/** Nobody minds a harder crystal, or a quartz movement that needs no battery. */
const isBetterDetail = ({ original, alternative }: Sides<string>): boolean =>
  alternative === "sapphire crystal" || (alternative === "solar movement" && original === "quartz movement");

/** Whether the alternative is the better one in a finding: silk instead of triacetate is nothing to put up with. */
function isStepUp(finding: Finding): boolean {
  if (finding.code === "other-metal")
    return METALS[finding.values.alternative].grade > METALS[finding.values.original].grade + A_STEP;
  if (finding.code === "other-cut" && finding.values.attribute === "fill")
    return finding.values.original === "synthetic fill" && finding.values.alternative.endsWith("down fill");
  if (finding.code === "other-detail") return isBetterDetail(finding.values);
  if (finding.code !== "other-cloth" && finding.code !== "other-part") return false;
  const [mine, theirs] = [finding.values.original, finding.values.alternative].map((items) => outerFabric(items));
  const [own, other] = [mine?.grade ?? 0, theirs?.grade ?? 0];
  if (mine && theirs && mayBeSameLeather(mine.main, theirs.main)) return true;
  // Nobody minds more cashmere in a mix with wool.
  if (theirs && mine?.items.some(({ material }) => material === theirs.main)) return other > own;
  // A lining is a concession only when it is lesser, not another of the same kind.
  return finding.code === "other-part" ? other >= own : other > own + A_STEP;
}

/** The main drawback of buying the alternative, and the dimension that it is about. */
export interface TradeOff {
  /** What its buyer accepts: "polyester". */
  taken: string;
  dimension: ReturnType<typeof topicOf>["dimension"];
}

/**
 * Returns the main drawback of buying the alternative, or null when no important one is known.
 * @param isCheaper whether the alternative costs less, in which case a better material or part isn't a drawback
 */
export function mainTradeOff(findings: readonly Finding[], isCheaper: boolean): TradeOff | null {
  for (const finding of importantDifferences(findings)) {
    if (isSmallTrait(finding) || (isCheaper && isStepUp(finding))) continue;
    const taken = topicOf(finding).dimension === "audience" ? null : takenOf(finding);
    // Nobody is happy "with no leather".
    if (taken !== null && taken.length <= LONGEST && !taken.startsWith("no "))
      return { taken, dimension: topicOf(finding).dimension };
  }
  return null;
}
