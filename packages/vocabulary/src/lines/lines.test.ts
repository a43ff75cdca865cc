import { describe, expect, it, test } from "vitest";
import { canonicalFiber } from "../materials/fibers.ts";
import { findColors } from "../colors/colors.ts";
import { garmentOf } from "../garments/garments.ts";
import { findLine, foldSpelling, lineSpellings } from "./find-line.ts";
import { splitList, MAKER_LINES, signatureOf, resolveTrait } from "./lines.ts";
import { MATERIAL_NAMES } from "./material-names.data.ts";
import { findMaterialNames } from "./material-names.ts";

const ENTRIES = MAKER_LINES.flatMap(({ maker, lines }) => lines.map((entry) => ({ ...entry, maker })));
const label = ({ maker, line }: { maker: string; line: string }) => `${maker} ${line}`;
/** The violations by entry, so that a failing test names them. */
const wrongOf = (check: (entry: (typeof ENTRIES)[number]) => readonly string[]) =>
  ENTRIES.flatMap((entry) => check(entry).map((wrong) => `${label(entry)}: ${wrong}`));

describe("every line", () => {
  it("has a kind from the vocabulary", () => {
    expect(wrongOf(({ kind }) => (garmentOf(kind) ? [] : [kind]))).toEqual([]);
  });

  it("has only traits that its kind can have", () => {
    const unknown = wrongOf(({ kind, has }) => {
      const garment = garmentOf(kind);
      return garment ? splitList(has).filter((name) => !resolveTrait(garment, name)) : [];
    });
    expect(unknown).toEqual([]);
  });

  it("states at most one value per attribute", () => {
    const twice = wrongOf((entry) => {
      const attributes = signatureOf(entry).flatMap((trait) => (trait.of === "cut" ? [trait.attribute] : []));
      return attributes.filter((attribute, at) => attributes.indexOf(attribute) !== at);
    });
    expect(twice).toEqual([]);
  });

  it("uses canonical materials and known colors", () => {
    expect(wrongOf(({ of }) => splitList(of).filter((material) => canonicalFiber(material) !== material))).toEqual([]);
    const isColor = (name: string) => findColors(name).some(({ color }) => color.name === name);
    expect(wrongOf(({ colors }) => Object.values(colors ?? {}).filter((name) => !isColor(name)))).toEqual([]);
  });

  it("has a price only with the URL of its source, and lists its years in ascending order", () => {
    expect(wrongOf(({ price, source }) => (price !== undefined && source === "recalled" ? [price] : []))).toEqual([]);
    expect(wrongOf(({ price = "USD 1" }) => (/^[A-Z]{3} [1-9]\d*$/.test(price) ? [] : [price]))).toEqual([]);
    expect(
      wrongOf(({ years = [1900] }) => (years.every((year, at) => year >= (years[at - 1] ?? 1850)) ? [] : ["years"])),
    ).toEqual([]);
  });

  it("is found by each of its names after its maker's name", () => {
    const unread = wrongOf((entry) =>
      lineSpellings(entry).flatMap(({ spelling }) => {
        const found = findLine(`${entry.maker} ${spelling}`)?.line;
        return found && label(found) === label(entry) ? [] : [`${spelling} → ${found ? label(found) : "nothing"}`];
      }),
    );
    expect(unread).toEqual([]);
  });

  it("is found by its standalone names even without its maker", () => {
    const wrong = wrongOf((entry) =>
      lineSpellings(entry).flatMap(({ spelling, isStandalone }) => {
        const found = findLine(spelling)?.line;
        const isOwn = found !== undefined && label(found) === label(entry);
        return isStandalone && !isOwn ? [`${spelling} → ${found ? label(found) : "nothing"}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe("names", () => {
  it("are unique among a maker's lines, and among all lines when they are standalone", () => {
    const seen = new Map<string, string>();
    const clashes: string[] = [];
    for (const entry of ENTRIES) {
      const forms = lineSpellings(entry);
      for (const key of new Set(
        forms.flatMap(({ form, isStandalone }) => [`${entry.maker}|${form}`, ...(isStandalone ? [form] : [])]),
      )) {
        const other = seen.get(key);
        if (other !== undefined) clashes.push(`${key}: ${other}, ${label(entry)}`);
        seen.set(key, label(entry));
      }
    }
    expect(clashes).toEqual([]);
  });

  it("do not include a spelling that two makers share", () => {
    const owners = new Map<string, Set<string>>();
    for (const { maker, makerAlso } of MAKER_LINES)
      for (const spelling of [maker, ...splitList(makerAlso)])
        owners.set(foldSpelling(spelling), new Set([...(owners.get(foldSpelling(spelling)) ?? []), maker]));
    expect([...owners].filter(([, makers]) => makers.size > 1)).toEqual([]);
  });
});

test.each([
  ["Omega Speedmaster Professional Moonwatch", "Omega Speedmaster Professional"],
  ["Omega Speedmaster Reduced 3510.50", "Omega Speedmaster Reduced"],
  ["Nike Air Max 97 'Silver Bullet'", "Nike Air Max 97"],
  ["Cartier Love ring, 18k gold", "Cartier Love ring"],
  ["Cartier Love, yellow gold", "Cartier Love bracelet"],
  ['lululemon Align™ High-Rise Pant 25"', "lululemon Align"],
  ["Submariner Date 41 mm", "Rolex Submariner"],
  ["Air Force 1 '07", "Nike Air Force 1"],
  ["Casio DW-5600E-1V, black", "Casio G-Shock DW-5600"],
  ["Levi's 501s", "Levi's 501"],
])("recognizes %s as the line %s", (title, expected) => {
  const found = findLine(title)?.line;
  expect(found && label(found)).toBe(expected);
});

test.each([
  ["I love this bracelet", undefined],
  ["Boston sweatshirt", undefined],
  ["Birkin-style tote", undefined],
  ["Leather tote, a dupe for the Birkin", undefined],
  ["Bag inspired by Birkin", undefined],
  ["Submariner automatic watch", "Pagani Design"],
  ["Rubber strap for Submariner", undefined],
])("finds no line in %s", (title, maker) => {
  expect(findLine(title, maker)).toBeUndefined();
});

describe("material names", () => {
  it("resolve to known materials, and are recognized without context", () => {
    const wrong = MATERIAL_NAMES.flatMap(({ name, of }) => {
      const unknown = splitList(of).filter((material) => canonicalFiber(material) !== material);
      const found = findMaterialNames(name)[0]?.entry.name;
      return [...unknown.map((material) => `${name}: ${material}`), ...(found === name ? [] : [`${name} → ${found}`])];
    });
    expect(wrong).toEqual([]);
  });
});
