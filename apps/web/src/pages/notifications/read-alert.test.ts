import { describe, expect, it } from "vitest";
import { EMPTY_ALERT, readAlert } from "./read-alert.ts";

const TYPED = { ...EMPTY_ALERT, productName: " Wrap coat ", manufacturer: "Isolde Marr" };

describe("an alert as entered", () => {
  it("is trimmed", () => {
    expect(readAlert({ ...TYPED, gender: "women", similarityThreshold: "90" })).toEqual({
      input: { productName: "Wrap coat", manufacturer: "Isolde Marr", gender: "women", similarityThreshold: 90 },
      problems: {},
      isIncomplete: false,
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
    expect(readAlert({ ...EMPTY_ALERT, productName: "  " })).toEqual({
      input: null,
      problems: { productName: "Enter the product's name", manufacturer: "Enter the manufacturer or brand" },
      isIncomplete: true,
    });
  });

  it("rejects a name that the server would reject for its length", () => {
    expect(readAlert({ ...TYPED, productName: "a".repeat(201) })).toEqual({
      input: null,
      problems: { productName: "Please keep this under 200 characters" },
      isIncomplete: false,
    });
  });

  it("is for everyone when the category is unknown", () => {
    expect(readAlert({ ...TYPED, gender: "<b>" }).input?.gender).toBe("unisex");
  });
});
