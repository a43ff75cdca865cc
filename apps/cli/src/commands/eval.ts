import { type Calibration, calibrate } from "@dupewise/ai/rubric/calibration/calibrate";
import { ENGINE_VERSION } from "@dupewise/domain/comparison/engine-version";
import * as z from "zod";
import { defineCommand } from "../command.ts";

export const command = defineCommand({
  summary: "Compare the engine's scores with rated pairs: how far off they are, by band, with examples",
  usage: "",
  input: z.object({}),
  example: {},
  answer: () => ({ engineVersion: ENGINE_VERSION, ...calibrate() }),
  fromArguments: (args) => (args.length > 0 ? null : {}),
  render: reportOf,
});

/** The report as Markdown, for docs/scoring.md. */
function reportOf({ engineVersion, constant, ...measured }: Calibration & { engineVersion: number }): string {
  const { pairs, error, rankCorrelation, sameBand, inputs, bands, worst } = measured;
  return [
    `engine version ${engineVersion} · ${pairs} pairs · mean error ${error.toFixed(1)} points · rank correlation ${rankCorrelation.toFixed(3)} · same band ${formatPercent(sameBand)}`,
    "",
    "| known about each side | in the fair band, averaged over levels | shown as a range |",
    "|---|---|---|",
    ...inputs.map(({ input, inBand, open }) => `| ${input} | ${formatShare(inBand)} | ${formatPercent(open)} |`),
    `| nothing: always ${constant.score} | ${formatShare(constant.inBand)} | 0% |`,
    "",
    "| rated | pairs | mean error | bias |",
    "|---|---|---|---|",
    ...bands.map((row) => `| ${row.band} | ${row.pairs} | ${row.error.toFixed(1)} | ${formatSigned(row.bias)} |`),
    "",
    "| furthest off | | rated | scored | confidence |",
    "|---|---|---|---|---|",
    ...worst.map(
      ({ original, alternative, rating, score, confidence }) =>
        `| ${original} | ${alternative} | ${rating} | ${score} | ${confidence.toFixed(2)} |`,
    ),
  ].join("\n");
}

const formatShare = (part: number): string => part.toFixed(2);
const formatPercent = (part: number): string => `${Math.round(100 * part)}%`;

function formatSigned(points: number): string {
  return `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;
}
