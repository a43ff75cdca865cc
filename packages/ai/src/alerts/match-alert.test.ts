import type { Product } from "@dupewise/domain/product/product";
import { parseComposition } from "@dupewise/vocabulary/composition/parse-composition";
import { DEFAULT_ALERT_THRESHOLD } from "@dupewise/domain/alerts/alert-rules";
import { describe, expect, it } from "vitest";
import { productOf } from "../testing/products.ts";
import { FRESH_CASES } from "./fresh-cases.data.ts";
import { HELD_OUT_CASES, LABELED_CASES, type LabeledAlertCase } from "./labeled-cases.data.ts";
import { alertKeys, appearanceLookupKeys, matchAlert } from "./match-alert.ts";

const shown = ([title, brand, description = "", composition = ""]: LabeledAlertCase["found"]): Product =>
  productOf({ title, brand, description, composition: parseComposition(composition) });

/** How the original is known: read, pasted while its page was read at its own shop, or never read. */
type Manner = "read" | "pasted" | "pasted, and read nowhere";
const HERE = "https://halden.example/found";
const ELSEWHERE = "https://maison.example/original";

/**
 * Returns the match for the alert, if any. Candidates are looked up by their looks key, so a match that it misses
 * doesn't count.
 */
function matchOf({ item: [productName, manufacturer, gender], ...given }: LabeledAlertCase, manner: Manner = "read") {
  const item = { productName, manufacturer, gender: gender ?? ("unisex" as const) };
  const found = { ...shown(given.found), url: HERE };
  const original = given.original && shown(given.original);
  const { looksKey } = alertKeys(item);
  const isLookedUp =
    given.original !== undefined || (looksKey !== null && appearanceLookupKeys(found).includes(looksKey));
  if (!isLookedUp) return null;
  const match = matchAlert({
    item,
    found,
    comparison: original && { original, isPasted: manner !== "read", similarityScore: given.score ?? 0 },
    pages: [
      ...(given.page ? [shown(given.page)] : []),
      ...(original && manner === "pasted" ? [{ ...original, url: ELSEWHERE }] : []),
    ],
  });
  return match && match.similarityScore >= DEFAULT_ALERT_THRESHOLD ? match : null;
}

const nameOf = ({ about, item, original, found }: LabeledAlertCase) =>
  `${about}: ${item.join(" / ")} – ${original ? `${original.slice(0, 2).join(" / ")} – ` : ""}${found.slice(0, 2).join(" / ")}`;

const SETS = [
  { set: "the labeled cases", cases: LABELED_CASES, precision: 0.98, recall: 0.98 },
  { set: "the held-out cases", cases: HELD_OUT_CASES, precision: 0.97, recall: 0.9 },
  { set: "the fresh cases", cases: FRESH_CASES, precision: 0.97, recall: 0.75 },
];

const KNOWN = ["read", "pasted"] as const;

describe.each(SETS.flatMap((set) => KNOWN.map((manner) => ({ ...set, manner }))))(
  "$set, with $manner originals,",
  ({ cases, manner, ...floors }) => {
    const judged = cases.map((one) => ({
      name: nameOf(one),
      isWanted: one.isWanted,
      mailed: matchOf(one, manner) !== null,
    }));
    const wrong = judged.filter(({ isWanted, mailed }) => mailed && !isWanted).map(({ name }) => name);
    const missed = judged.filter(({ isWanted, mailed }) => !mailed && isWanted).map(({ name }) => name);
    const right = judged.filter(({ isWanted, mailed }) => mailed && isWanted).length;

    it("include both matching and non-matching products, without duplicates", () => {
      expect(new Set(judged.map(({ name }) => name)).size).toBe(cases.length);
      expect(right + missed.length).toBeGreaterThan(cases.length / 3);
      expect(right + missed.length).toBeLessThan((2 * cases.length) / 3);
    });

    it("are matched with at least the required precision and recall", () => {
      expect(right / (right + wrong.length), wrong.join("\n")).toBeGreaterThanOrEqual(floors.precision);
      expect(right / (right + missed.length), missed.join("\n")).toBeGreaterThanOrEqual(floors.recall);
    });
  },
);

describe("pasted text about the original", () => {
  const item = { productName: "Half Moon bag", manufacturer: "Maison Aurelle", gender: "unisex" as const };
  const PAGE: LabeledAlertCase["found"] = ["Half Moon bag in black", "Maison Aurelle", "Zip closure.", "100% leather"];
  const crafted = (title: string, composition: string, url: string | null, page: LabeledAlertCase["found"] = PAGE) =>
    matchAlert({
      item,
      found: { ...shown(["Crescent shoulder bag in red", "Halden", "Zip.", "100% polyurethane"]), url: HERE },
      comparison: {
        original: shown([title, "Maison Aurelle", "Zip.", composition]),
        isPasted: true,
        similarityScore: 99,
      },
      pages: url === null ? [] : [{ ...shown(page), url }],
    });

  it.each([
    ["no page of the product was read", crafted("Half Moon bag", "", null)],
    ["the original's own page states another color", crafted("Half Moon bag in red", "", ELSEWHERE)],
    ["the original's own page states another material", crafted("Half Moon bag", "100% polyurethane", ELSEWHERE)],
    ["the only page with that name belongs to the shop that would profit", crafted("Half Moon bag", "", HERE)],
    [
      "the page that was read is about another product",
      crafted("Half Moon bag", "", ELSEWHERE, ["Margot bag", "Maison Aurelle"]),
    ],
  ])("leads to no notification when %s", (_why, match) => {
    expect(match).toBeNull();
  });

  it("is used when the original's own page agrees with it", () => {
    expect(crafted("Half Moon bag", "", ELSEWHERE)).toMatchObject({ similarityScore: 99 });
  });

  it("is ignored when the original's own page was never read", () => {
    const compared = [...LABELED_CASES, ...HELD_OUT_CASES, ...FRESH_CASES].filter(({ original }) => original);
    const reasons = compared.map((one) => matchOf(one, "pasted, and read nowhere")?.reason ?? "");
    expect(compared.length).toBeGreaterThan(100);
    expect(reasons.filter((reason) => reason.includes("was compared with it"))).toEqual([]);
  });
});

describe("the intended wearer", () => {
  const GOODS = { composition: [{ material: "wool", percentage: 100 }] };
  const original = (category: string | null) =>
    productOf({ ...GOODS, title: "Belted wool coat in camel", brand: "Maison Aurelle", category, url: ELSEWHERE });
  const found = (category: string | null) =>
    productOf({ ...GOODS, title: "Belted coat in camel wool", brand: "Halden", category, url: HERE });
  const item = { productName: "Belted wool coat in camel", manufacturer: "Maison Aurelle" };
  const CATEGORIES = [null, "Women > Coats", "Men / Outerwear", "Womenswear", "Girls > Coats", "Unisex"];

  it.each(CATEGORIES.flatMap((ours) => CATEGORIES.map((theirs) => [ours, theirs] as const)))(
    "is checked on both pages: %s as the original's category, %s as the product's",
    (ours, theirs) => {
      const others = /women|girls/i;
      for (const said of [
        { comparison: { original: original(ours), isPasted: false, similarityScore: 91 }, pages: [] },
        { pages: [original(ours)] },
      ]) {
        const match = matchAlert({ item: { ...item, gender: "men" }, found: found(theirs), ...said });
        const isForOthers = others.test(theirs ?? "") || (theirs === null && others.test(ours ?? ""));
        if (isForOthers) expect(match).toBeNull();
        else if (!others.test(ours ?? "")) expect(match).not.toBeNull();
      }
    },
  );
});

describe("the reason for a match", () => {
  it("is based on the alert's text and the page's facts, never on the other side of the comparison", () => {
    const match = matchAlert({
      item: { productName: "Half Moon bag", manufacturer: "The Row", gender: "unisex" },
      found: shown(["Crescent shoulder bag in black", "Halden", "", "100% leather"]),
      comparison: {
        original: shown(["Half Moon bag", "The Row", "pasted by Ada, secret 4711"]),
        isPasted: false,
        similarityScore: 91,
      },
      pages: [],
    });
    expect(match).toEqual({
      similarityScore: 91,
      reason:
        "91% similar to Half Moon bag by The Row: a product that was compared with it (black shoulder bag in leather)",
    });
  });

  it("says so if the match is based only on the product's page", () => {
    const match = matchOf(LABELED_CASES.find(({ about }) => about === "a matching appearance")!);
    expect(match?.reason).toMatch(/^\d+% similar to .*: a product that looks the same, judging by its page \(/);
  });
});

describe("alert lookup keys", () => {
  it.each([
    ["Brunello Cucinelli", "Brunelo Cucineli"],
    ["A.P.C.", "apc"],
    ["H & M", "H&M"],
    ["Levi's", "LEVIS"],
    ["Sézane", "Sezane"],
    ["YSL", "Saint Laurent"],
  ])("include the same maker key for %s and %s", (one, other) => {
    const keyOf = (manufacturer: string) => alertKeys({ productName: "Coat", manufacturer }).makerKey;
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it("include no visual key when a product name mentions too few visual attributes", () => {
    for (const productName of ["Half Moon bag", "Black dress", "Wool coat", "Belted camel wool", ""]) {
      expect(alertKeys({ productName, manufacturer: "Maison" }).looksKey, productName).toBeNull();
    }
  });

  it("are distinct and bounded in number, even for a page with every attribute", () => {
    const everything = shown([
      "Black red blue striped silk wool linen cotton long sleeve V-neck slim fit midi wrap dress with belt, zip, pockets",
      "Halden",
    ]);
    const keys = appearanceLookupKeys(everything);
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.length).toBeLessThanOrEqual(1024);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
