import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import * as z from "zod";
import { defineCommand } from "../command.ts";

export const command = defineCommand({
  summary: "Parse a product's materials, part by part, from a label or a description",
  usage: "TEXT",
  input: z.object({ text: z.string() }),
  example: { text: "Shell: 80% wool, 20% polyamide" },
  answer: ({ text }) => ({ composition: parseComposition(text) }),
  fromArguments: (args) => (args.length === 0 ? null : { text: args.join(" ") }),
  render: ({ composition }) =>
    composition.length === 0
      ? "No composition found"
      : composition
          .map(
            ({ part, material, percentage }) =>
              `${part === undefined ? "" : `${part}: `}${percentage ?? "?"}% ${material}`,
          )
          .join("\n"),
});
