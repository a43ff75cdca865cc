import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

/** Parses it as a spreadsheet does. */
function read(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < csv.length) {
    let value = "";
    if (csv[at] === '"') {
      for (at += 1; csv[at] !== '"' || csv[at + 1] === '"'; at += 1) {
        if (csv[at] === '"') at += 1;
        value += csv[at];
      }
      at += 1;
    } else while (!/[,\r]/.test(csv[at] ?? ",")) value += csv[at++];
    row.push(value);
    if (csv[at] === ",") at += 1;
    else {
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

describe("a CSV file", () => {
  it("is read back unchanged, except for the apostrophe that disarms formulas", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 4 })), (table) => {
        const back = read(toCsv(table));
        expect(back.map((row) => row.map((value) => value.replace(/^'/, "")))).toEqual(
          table.map((row) => row.map((value) => value.replace(/^'/, ""))),
        );
      }),
    );
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =cmd|' /C calc'!A0", "＝1", "\n=1"])(
    "never lets %j run as a formula",
    (value) => {
      expect(read(toCsv([[value, "after"]]))).toEqual([[`'${value}`, "after"]]);
    },
  );

  it("disarms a formula that follows invisible characters", () => {
    for (const before of [
      "",
      " ",
      "\n",
      "\u00a0",
      "\u3000",
      "\ufeff",
      "\u200b",
      "\u00ad",
      "\u202e",
      "\v",
      "\u0085",
      '"',
    ]) {
      for (const sign of "=+-@＝＋－＠﹢﹣﹦﹫") {
        expect(read(toCsv([[`${before}${sign}1`]]))).toEqual([[`'${before}${sign}1`]]);
      }
    }
  });

  it("leaves numbers unchanged so that they can be summed", () => {
    expect(toCsv([[-1, 2.5, null]])).toBe("\ufeff-1,2.5,\r\n");
  });
});
