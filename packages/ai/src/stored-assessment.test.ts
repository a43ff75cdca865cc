import { describe, expect, it } from "vitest";
import * as z from "zod";
import { assess, prepareSide } from "./assess.ts";
import { RATED_PAIRS, type RatedPair } from "./rubric/calibration/pairs.data.ts";
import { scoreFacts } from "./rubric/score-facts.ts";
import { deserializeAssessment, serializeAssessment } from "./stored-assessment.ts";
import { buildDupeCoat, buildWrapCoat } from "./testing/coats.ts";
import { productOf } from "./testing/products.ts";
import { FINDING_MESSAGES } from "./words/messages.data.ts";
import { writeResult } from "./words/write-result.ts";

function assessed(original = buildWrapCoat(), alternative = buildDupeCoat()) {
  const [a, b] = [prepareSide(original), prepareSide(alternative)];
  return assess(a, b, scoreFacts(a.facts, b.facts));
}

const sideOf = ([title, ...rest]: RatedPair["original"]) => productOf({ title, description: rest.join(" ") });

/** As PostgreSQL returns it. */
const stored = (assessment: object) => z.looseObject({}).parse(JSON.parse(JSON.stringify(assessment)));

describe("a stored assessment", () => {
  it.each(
    [
      [buildWrapCoat(), buildDupeCoat()] as const,
      [productOf({}), productOf({ title: "Gift" })] as const,
      [productOf({ title: "Bath towel" }), productOf({ title: "Hand towel" })] as const,
      ...RATED_PAIRS.slice(0, 40).map(({ original, alternative }) => [sideOf(original), sideOf(alternative)] as const),
    ].map(([a, b]) => ({ of: `${a.title} and ${b.title}`, assessment: assessed(a, b) })),
  )("yields the same sentences after a round trip: $of", ({ assessment }) => {
    const revived = deserializeAssessment(stored(serializeAssessment(assessment)));
    expect(revived && writeResult(revived)).toEqual(writeResult(assessment));
  });

  it("is read as null when its format is unknown", () => {
    expect(deserializeAssessment({ ...serializeAssessment(assessed()), version: 0 })).toBeNull();
    expect(deserializeAssessment({})).toBeNull();
  });

  it("keeps the finding names of its version, because older assessments are looked up by them", () => {
    const { version } = serializeAssessment(assessed());
    expect({ version, codes: Object.keys(FINDING_MESSAGES).toSorted() }).toEqual({ version: 7, codes: CODES });
  });
});

/** The names of findings in the current version. Raise the version when one of them changes or is removed. */
const CODES = [
  "added-colors",
  "counterfeit",
  "fabric-against-material",
  "near-colors",
  "only-details",
  "only-pack-type",
  "only-pattern",
  "other-audience",
  "other-care",
  "other-cloth",
  "other-colors",
  "other-cut",
  "other-detail",
  "other-fabric",
  "other-feature",
  "other-kind",
  "other-measurement",
  "other-metal",
  "other-occasion",
  "other-part",
  "other-pattern",
  "related-materials",
  "same-audience",
  "same-care",
  "same-cloth",
  "same-colors",
  "same-cut",
  "same-details",
  "same-fabric",
  "same-features",
  "same-item",
  "same-kind",
  "same-line",
  "same-main-material",
  "same-maker",
  "same-materials",
  "same-measurement",
  "same-occasion",
  "same-part",
  "same-pattern",
  "shared-colors",
];
