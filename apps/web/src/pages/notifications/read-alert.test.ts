import { describe, expect, it } from "vitest";
import { EMPTY_ALERT, readAlert } from "./read-alert.ts";

const TYPED = { ...EMPTY_ALERT, productName: " Wrap coat ", manufacturer: "Isolde Marr" };

describe("an alert as entered", () => {
  it("is trimmed", () => {
    expect(readAlert({ ...TYPED, gender: "women", similarityThreshold: "90" })).toEqual({
      input: { productName: "Wrap coat", manufacturer: "Isolde Marr", gender: "women", similarityThreshold: 90 },
      problems: {},
    });
  });

  it.each(["", " ", "many", "e"])("with a threshold of %j uses 85", (similarityThreshold) => {
    expect(readAlert({ ...TYPED, similarityThreshold })).toMatchObject({
      input: { similarityThreshold: 85 },
      problems: {},
    });
  });

  it.each(["49", "101", "85.5", "-85", "1e9"])("rejects a threshold of %s", (similarityThreshold) => {
    expect(Object.keys(readAlert({ ...TYPED, similarityThreshold }).problems)).toEqual(["similarityThreshold"]);
  });

  it("requires both names", () => {
    expect(Object.keys(readAlert({ ...EMPTY_ALERT, productName: "  " }).problems)).toEqual([
      "productName",
      "manufacturer",
    ]);
  });

  it("is for everyone when the category is unknown", () => {
    expect(readAlert({ ...TYPED, gender: "<b>" }).input.gender).toBe("unisex");
  });
});
