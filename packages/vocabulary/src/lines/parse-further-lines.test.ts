import { describe, expect, it, test } from "vitest";
import { findLine } from "./find-line.ts";
import { parseKindOnlyLines } from "./parse-further-lines.ts";

describe("a table that gives only the kind of each line", () => {
  it("yields one maker per row, with its lines and their kinds", () => {
    const told = { has: "", source: "recalled" };
    expect(
      parseKindOnlyLines("\nEastpak | backpack: Orbit, Floid | belt bag: Springer\nKeds | sneakers: Kickstart\n"),
    ).toEqual([
      {
        maker: "Eastpak",
        lines: [
          { line: "Orbit", kind: "backpack", ...told },
          { line: "Floid", kind: "backpack", ...told },
          { line: "Springer", kind: "belt bag", ...told },
        ],
      },
      { maker: "Keds", lines: [{ line: "Kickstart", kind: "sneakers", ...told }] },
    ]);
  });
});

test.each([
  ["Eastpak Springer", "belt bag"],
  ["Osprey Talon 22", "backpack"],
  ["Merrell Hydro Moc", "clogs"],
  ["Citizen Tsuki-yomi", "watch"],
  ["JanSport Right Pack", "backpack"],
  ["Falke Seidenglatt", "tights"],
  ["Seidenglatt", undefined],
])("finds the kind of the line that %s names: %s", (title, kind) => {
  expect(findLine(title)?.line.kind).toBe(kind);
});

test.each([
  "Bellroy wallet in a seamless design",
  "Girlfriend Collective seamless leggings",
  "Burberry scarf in vintage check",
  "Vera Bradley drawstring pouch",
  "Hunza G swimsuit with jean shorts",
  "Ganni knot detail blouse",
])("does not read an everyday word as a line: %j", (title) => expect(findLine(title)).toBeUndefined());
