import { type Calibration, calibrate } from "@dupewise/ai/rubric/calibration/calibrate";
import * as z from "zod";
import { defineCommand } from "../command.ts";

export const command = defineCommand({
  summary: "Hold the engine against rated pairs: how far off it is, by band, with examples",
  usage: "",
  input: z.object({}),
  example: {},
  answer: () => calibrate(),
  fromArguments: (args) => (args.length > 0 ? null : {}),
  render: reportOf,
});

/** The report as Markdown, for docs/scoring.md. */
function reportOf({ pairs, error, rankCorrelation, sameBand, bands, worst }: Calibration): string {
  return [
    `${pairs} pairs · mean error ${error.toFixed(1)} points · rank correlation ${rankCorrelation.toFixed(3)} · same band ${Math.round(100 * sameBand)}%`,
    "",
    "| rated | pairs | mean error | bias |",
    "|---|---|---|---|",
    ...bands.map((row) => `| ${row.band} | ${row.pairs} | ${row.error.toFixed(1)} | ${signed(row.bias)} |`),
    "",
    "| furthest off | | rated | scored | confidence |",
    "|---|---|---|---|---|",
    ...worst.map(
      ({ original, alternative, rating, score, confidence }) =>
        `| ${original} | ${alternative} | ${rating} | ${score} | ${confidence.toFixed(2)} |`,
    ),
  ].join("\n");
}

function signed(points: number): string {
  return `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;
}
