import { isRough, scoreBand } from "@dupewise/domain/comparison/score-band";
import type { ComparablePrices } from "@dupewise/domain/money/exchange";
import { savingOf } from "@dupewise/domain/money/saving";
import { isFashion } from "@dupewise/vocabulary/garments/families.data";
import type { Assessment } from "../assess.ts";
import type { ProductFacts } from "../facts/product-facts.ts";
import { type Finding, type SameItemValues, isShared, topicOf, weightyDifferences } from "../findings/finding.ts";
import { capital } from "./grammar.ts";
import { against, TEXTS } from "./messages.data.ts";
import { money } from "./money.ts";
import { FAMILY_NAMES } from "./names.data.ts";
import { contrastOf, phraseOf, sentenceOf } from "./say-finding.ts";

const { verdict: SAY } = TEXTS;

/** Below this the kinds alone settle it. */
const OTHER_KIND = 0.2;

/** Says how the two compare in one sentence, the conclusion first. */
export function verdictOf({ original, alternative, score, findings }: Assessment): string {
  const [a, b] = [original.facts, alternative.facts];
  if (original.url !== null && original.url === alternative.url) return SAY.samePage;
  const counterfeit = findings.find(({ code }) => code === "counterfeit");
  if (counterfeit) return sentenceOf(counterfeit);
  const goods = [a, b].find(({ garment }) => garment && !isFashion(garment.value.group))?.garment?.value.family;
  if (goods !== undefined && score.similarityScore === null) return SAY.notFashion(FAMILY_NAMES[goods] ?? goods);
  if (score.similarityScore === null) return nothingKnown(a, b);
  const same = findings.find((finding) => finding.code === "same-item");
  if (same) return sameItem(same.values);
  const kind = findings.find(({ code }) => code === "other-kind");
  const kinds = kind && contrastOf(kind);
  if (kinds && score.gate <= OTHER_KIND) return SAY.otherKind(against(kinds));
  const lead = isRough(score.confidence) ? "" : `${SAY.leads[scoreBand(score.similarityScore).tone]}: `;
  const whole = lead + reasons(a, b, findings);
  const said = whole.length > LONGEST ? lead + reasons(a, b, findings, false) : whole;
  return `${capital(said)}.`;
}

/** What a headline holds. */
const LONGEST = 90;

const LEAST_GAP = 0.01;

/** "The same item in another color, €40 cheaper." */
function sameItem({ by, code, isOtherColor, prices }: SameItemValues): string {
  const item = by === "text" || code !== null ? SAY.sameItem.sure : SAY.sameItem.likely;
  return `${item}${isOtherColor ? SAY.inOtherColor : ""}${prices ? gapOf(prices) : ""}.`;
}

function gapOf(prices: ComparablePrices): string {
  const saving = savingOf(prices);
  if (Math.abs(saving) < LEAST_GAP) return SAY.atTheSamePrice;
  const gap = money(Math.abs(saving), prices.currency).replace(/\.00$/, "");
  return saving > 0 ? SAY.cheaper(gap) : SAY.dearer(gap);
}

/** The kind and the weightiest agreement, then the weightiest difference. */
function reasons(a: ProductFacts, b: ProductFacts, findings: readonly Finding[], isWhole = true): string {
  // That one page does not mention an underwire is no headline.
  const weighty = weightyDifferences(findings).filter(
    (finding) => finding.code !== "only-details" && !(finding.code === "other-cloth" && contrastOf(finding) === null),
  );
  const [weightiest] = weighty;
  const shared = findings.flatMap((finding) => {
    const phrase = phraseOf(finding);
    return phrase === null ? [] : [{ phrase, dimension: topicOf(finding).dimension }];
  });
  // "Made mainly of wool, but wool against a mix of wool and polyamide" says one thing twice.
  const other = shared.find(({ dimension }) => !weightiest || dimension !== topicOf(weightiest).dimension);
  const first = (other ?? shared[0])?.phrase;
  const isSameKind = a.garment !== null && a.garment.value.type === b.garment?.value.type;
  const kind = isSameKind && a.garment ? SAY.sameKind(a.garment.value.type) : null;
  const agreement = [kind, (isWhole || kind === null) && first && (kind === null ? SAY.both(first) : first)]
    .filter(Boolean)
    .join(" ");
  const [difference, another] = weighty.slice(0, 2).map((finding) => {
    const contrast = contrastOf(finding);
    return contrast ? against(contrast) : clause(sentenceOf(finding));
  });
  if (agreement === "") return [difference, another].filter(Boolean).join(", ") || SAY.nothing;
  if (difference !== undefined) return SAY.but(agreement, difference);
  return findings.every(isShared) ? SAY.alike(agreement) : SAY.slight(agreement);
}

/** A sentence within another one. */
function clause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
}

function nothingKnown(a: ProductFacts, b: ProductFacts): string {
  if (!a.garment && !b.garment) return SAY.neitherKind;
  if (a.garment && b.garment) return SAY.unknown;
  return SAY.unknownKind(a.garment ? "alternative" : "original");
}
