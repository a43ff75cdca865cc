import { type Line, lineSpellings } from "@dupewise/vocabulary/lines/find-line";
import { linesByName } from "@dupewise/vocabulary/lines/lines-by-name";
import { splitList } from "@dupewise/vocabulary/lines/lines";
import * as z from "zod";
import { defineCommand } from "../command.ts";

/** The maximum number of matches printed in full; beyond it, only the names are listed. */
const MOST_TOLD = 5;
const WIDTH = 11;

export const command = defineCommand({
  summary: "Show what is known about a product line, given its name or its maker's",
  usage: "NAME",
  input: z.object({ name: z.string() }),
  example: { name: "Lululemon Align" },
  answer: ({ name }) => ({ name, lines: linesByName(name).map(knownOf) }),
  fromArguments: (args) => (args.length === 0 ? null : { name: args.join(" ") }),
  render: ({ name, lines }) => {
    if (lines.length === 0) return `No known line has this name: ${name}`;
    if (lines.length > MOST_TOLD) return lines.map(({ maker, line, kind }) => `${maker} ${line} · ${kind}`).join("\n");
    return lines.map(render).join("\n\n");
  },
});

function knownOf(line: Line) {
  return {
    maker: line.maker,
    line: line.line,
    kind: line.kind,
    signature: splitList(line.has),
    materials: splitList(line.of),
    colors: line.colors ?? {},
    years: line.years ?? null,
    price: line.price ?? null,
    /** The URL where it was checked, or "recalled". */
    source: line.source,
    spellings: lineSpellings(line).map(({ spelling }) => spelling),
  };
}

function render({ maker, line, ...known }: ReturnType<typeof knownOf>): string {
  const [from, until] = known.years ?? [];
  const rows: [string, string | null][] = [
    ["kind", known.kind],
    ["signature", known.signature.join(", ")],
    ["materials", known.materials.join(", ")],
    [
      "colors",
      Object.entries(known.colors)
        .map(([name, color]) => `${name}: ${color}`)
        .join(", "),
    ],
    ["years", from === undefined ? null : `${from}–${until ?? ""}`],
    ["price", known.price],
    ["source", known.source === "recalled" ? "from memory, not checked against a page" : `checked: ${known.source}`],
    ["spellings", known.spellings.join(", ")],
  ];
  return [`${maker} ${line}`, ...rows.flatMap(([name, text]) => (text ? `${name.padEnd(WIDTH)}${text}` : []))].join(
    "\n",
  );
}
