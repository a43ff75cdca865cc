import { extractFacts } from "@dupewise/ai/facts/extract-facts";
import * as z from "zod";
import { defineCommand } from "../command.ts";

export const command = defineCommand({
  summary: "Extract a product's type, colors, pattern, cut and audience",
  usage: "TITLE",
  input: z.object({ title: z.string(), brand: z.string().nullish(), description: z.string().nullish() }),
  example: { title: "Camel wool wrap coat", brand: "Maison Exemple" },
  answer: (input) => {
    const { garment, audience, colours, pattern, cut, details, occasions } = extractFacts(input);
    return {
      type: garment?.value.type ?? null,
      family: garment?.value.family ?? null,
      group: garment?.value.group ?? null,
      gender: audience?.value.gender ?? null,
      child: audience?.value.child ?? false,
      colours: colours.map(({ value }) => value.name),
      pattern: pattern?.value ?? null,
      cut: Object.fromEntries([...cut].map(([name, { value }]) => [name, value])),
      details: details.map(({ value }) => value),
      occasions: occasions.map(({ value }) => value),
    };
  },
  fromArguments: (args) => (args.length === 0 ? null : { title: args.join(" ") }),
  render: ({ cut, ...found }) =>
    [...Object.entries(found), ["cut", Object.values(cut)] as const]
      .map(([name, value]) => `${name.padEnd(10)} ${formatValue(value)}`)
      .join("\n"),
});

function formatValue(value: string | boolean | readonly string[] | null): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : value.join(", ") || "–";
}
