import { compareProducts } from "@dupewise/ai/compare-products";
import {
  measureFit,
  type ScoredPair,
  type GroupFit,
  pointsOutsideBand,
} from "@dupewise/ai/rubric/calibration/goods/fit";
import { REAL_PRODUCT_PAIRS, type RealProductPair } from "@dupewise/ai/rubric/calibration/goods/pairs";
import { productFromText } from "@dupewise/reader/pasted/product-from-text";
import * as z from "zod";
import { defineCommand } from "../command.ts";

const MOST_MISSES = 20;

interface GoodsReport {
  fits: GroupFit[];
  /** Furthest outside first; never a held-out pair. */
  misses: ScoredPair[];
}

/** Cached because the results depend on nothing and take seconds. */
let scored: readonly ScoredPair[] | undefined;

export const command = defineCommand({
  summary: "Compare the engine's scores with rated pairs of real products: how often they are within the fair band",
  usage: "",
  input: z.object({}),
  example: {},
  answer: (): GoodsReport => {
    const answers = (scored ??= REAL_PRODUCT_PAIRS.map(answerOf));
    const setOf = ({ isHeld }: ScoredPair) => (isHeld ? "held" : "learned");
    return {
      fits: [
        ...measureFit(answers, setOf),
        ...measureFit(answers, (answer) => `${setOf(answer)}, ${answer.known}`),
        ...measureFit(answers, ({ likeness }) => likeness),
        ...measureFit(answers, ({ family }) => family),
      ],
      misses: answers
        .filter(({ isHeld }) => !isHeld)
        .toSorted((one, other) => (pointsOutsideBand(other) ?? 0) - (pointsOutsideBand(one) ?? 0))
        .slice(0, MOST_MISSES),
    };
  },
  fromArguments: (args) => (args.length > 0 ? null : {}),
  render: ({ fits, misses }) =>
    [
      "| pairs of real products | pairs | in the fair band, averaged over levels | best constant | more than 15 points outside |",
      "|---|---|---|---|---|",
      ...fits.map(
        ({ group, pairs, inBand, constant, farOff }) =>
          `| ${group} | ${pairs} | ${inBand.toFixed(2)} | ${constant.inBand.toFixed(2)} (${constant.score}) | ${Math.round(100 * farOff)}% |`,
      ),
      "",
      "| furthest outside the band | | band | scored |",
      "|---|---|---|---|",
      ...misses.map(
        ({ original, alternative, lowest, highest, score }) =>
          `| ${getFirstLine(original)} | ${getFirstLine(alternative)} | ${lowest}–${highest} | ${score ?? "–"} |`,
      ),
    ].join("\n"),
});

function answerOf(pair: RealProductPair): ScoredPair {
  const { similarityScore } = compareProducts(productFromText(pair.original), productFromText(pair.alternative));
  return { ...pair, score: similarityScore };
}

const getFirstLine = (text: string): string => text.split("\n", 1)[0] ?? "";
