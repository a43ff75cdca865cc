import { describe, expect, it } from "vitest";
import { type LabelWord, interpretLabel } from "./interpret-label.ts";

/** Words of one size, each letter ten wide; multiple spaces keep their width. */
const linesOf = (text: string, confidence = 95): LabelWord[][] =>
  text.split("\n").map((line) =>
    [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      confidence,
      left: index * 10,
      right: (index + word.length) * 10,
      height: 20,
    })),
  );
const shares = (text: string) =>
  interpretLabel(linesOf(text)).composition.map(({ part, material, percentage }) =>
    [part, material, percentage].filter((word) => word !== undefined).join(" "),
  );

describe("interpretLabel", () => {
  it("reports a composition only once when it is stated in several languages", () => {
    const said = interpretLabel(linesOf("60% COTTON 40% MODAL\n60% ALGODON 40% MODAL"));
    expect(said).toMatchObject({ doubt: null, composition: [{ percentage: 60 }, { percentage: 40 }] });
  });

  it("reads a label column by column if its lines make no sense", () => {
    const label = "OUTER FABRIC     LINING\n55% LINEN        100% POLYESTER\n45% COTTON";
    expect(shares(label)).toEqual(["shell linen 55", "shell cotton 45", "lining polyester 100"]);
  });

  it("corrects a percent sign misread as a digit", () => {
    expect(shares("629% COTTON\n38% LINEN")).toEqual(["cotton 62", "linen 38"]);
  });

  it.each([
    ["shares that do not add up", "80% WOOL\n15% POLYAMIDE", "95%"],
    ["languages that disagree", "60% COTTON 40% MODAL\n80% ALGODON 20% MODAL", "languages"],
    ["two pieces whose names could not be read", "100% WOOL\n100% POLYESTER", "languages"],
    ["a share without a known material", "100% WOOL\n7% XQZT", "couldn't match"],
    ["no material percentages", "MACHINE WASH COLD", "no material percentages"],
  ])("states why a label is doubtful: %s", (_, label, why) =>
    expect(interpretLabel(linesOf(label)).doubt).toContain(why),
  );

  it("states why a label is doubtful: barely legible text", () => {
    expect(interpretLabel(linesOf("100% WOOL", 40)).doubt).toContain("hard to read");
  });
});
