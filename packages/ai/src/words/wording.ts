import { createHash } from "node:crypto";
import type { Wording } from "@dupewise/domain/comparison/basis";
import { deserializeAssessment } from "../stored-assessment.ts";
import { FACTS_TO_ADD, FINDING_MESSAGES, MISSING_FACTS, TEXTS } from "./messages.data.ts";
import * as names from "./names.data.ts";
import { writeResult } from "./write-result.ts";

const LANGUAGE = "en";

/** Changes with every change of a message or a name. */
const digest = createHash("sha256")
  .update(
    JSON.stringify([FINDING_MESSAGES, TEXTS, MISSING_FACTS, FACTS_TO_ADD, names], (_, part: unknown) =>
      typeof part === "function" ? part.toString() : part,
    ),
  )
  .digest("hex")
  .slice(0, 8);

/**
 * The version of the sentences that the rules write, and a function that rewrites those of a stored comparison.
 * Sentences by a model, and assessments in an older format, stay as they are.
 */
export const RULES_WORDING: Wording = {
  version: `${LANGUAGE}-${digest}`,
  rewrite: (made, stored) => {
    const assessment = made.analysis.engine === "local" ? deserializeAssessment(stored) : null;
    if (assessment === null) return made;
    const { analysis, similarityScore: _kept, valueScore: _keptToo, ...texts } = writeResult(assessment);
    const { verdict, dimensions, similarities, differences, missing, notice } = analysis;
    return {
      ...made,
      ...texts,
      analysis: { ...made.analysis, verdict, dimensions, similarities, differences, missing, notice },
    };
  },
};
