import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { command } from "./eval.ts";

const scoring = readFileSync(new URL("../../../../docs/scoring.md", import.meta.url), "utf8");
/** A table's rows without the width of their columns. */
const narrow = (markdown: string) => markdown.replaceAll(/ +\|/g, " |").replaceAll(/-+/g, "-");

it("reports the figures published in docs/scoring.md", async () => {
  const report = await command.render(await command.fromArguments([]));
  const rows = report.split("\n").filter((line) => line !== "" && !line.startsWith("|---"));
  expect(rows.length).toBeGreaterThan(10);
  const published = narrow(scoring);
  expect(rows.filter((row) => !published.includes(narrow(row)))).toEqual([]);
});
