import { expect, test } from "vitest";
import { measureFit, type ScoredPair, pointsOutsideBand } from "./fit.ts";

const answer = (part: Partial<ScoredPair>): ScoredPair => ({
  family: "coats",
  likeness: "dupe",
  known: "title",
  lowest: 60,
  highest: 85,
  original: "",
  alternative: "",
  isHeld: false,
  score: 70,
  ...part,
});
const fit = (answers: ScoredPair[]) => measureFit(answers, ({ family }) => family)[0];

test("measures a miss as the distance from the nearer end of the band, and counts a missing score as neither in the band nor far off", () => {
  const outside = [59, 60, 85, 100, null].map((score) => pointsOutsideBand(answer({ score })));
  expect(outside).toEqual([1, 0, 0, 15, null]);
  expect(fit([answer({ score: null })])).toMatchObject({ inBand: 0, farOff: 0 });
  expect(fit([answer({ score: 100 }), answer({ score: 44 })])).toMatchObject({ farOff: 0.5 });
});

test("weights levels equally regardless of their number of pairs, so that always giving the same score gains little", () => {
  const unlike = answer({ likeness: "unlike", lowest: 0, highest: 20 });
  const answers = [...Array.from({ length: 9 }, () => answer({})), unlike];
  expect(fit(answers)).toMatchObject({ pairs: 10, inBand: 0.5, constant: { score: 0, inBand: 0.5 } });
  expect(fit([...answers.slice(0, -1), { ...unlike, score: 5 }])).toMatchObject({ inBand: 1 });
});

test("measures the fit of each group separately", () => {
  const groups = measureFit([answer({}), answer({ isHeld: true, score: 5 })], ({ isHeld }) =>
    isHeld ? "held" : "learned",
  );
  expect(groups.map(({ group, inBand }) => [group, inBand])).toEqual([
    ["learned", 1],
    ["held", 0],
  ]);
});
