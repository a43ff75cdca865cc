import { NotificationInput } from "@dupewise/domain/alerts/alert";
import { describe, expect, it } from "vitest";
import { EMPTY_ALERT, validateAlert } from "./validate-alert.ts";

const TYPED = { ...EMPTY_ALERT, productName: " Wrap coat ", manufacturer: "Isolde Marr" };

describe("validateAlert", () => {
  it("trims the product name and the manufacturer", () => {
    expect(validateAlert({ ...TYPED, gender: "women", similarityThreshold: "90" })).toEqual({
      input: { productName: "Wrap coat", manufacturer: "Isolde Marr", gender: "women", similarityThreshold: 90 },
      problems: {},
      isIncomplete: false,
    });
  });

  it.each(["", " ", "many", "e"])("uses the default threshold of 85 for %j", (similarityThreshold) => {
    expect(validateAlert({ ...TYPED, similarityThreshold })).toMatchObject({
      input: { similarityThreshold: 85 },
      problems: {},
    });
  });

  it.each(["49", "101", "85.5", "-85", "1e9"])("rejects a threshold of %s", (similarityThreshold) => {
    expect(Object.keys(validateAlert({ ...TYPED, similarityThreshold }).problems)).toEqual(["similarityThreshold"]);
  });

  it("requires the product name and the manufacturer", () => {
    expect(validateAlert({ ...EMPTY_ALERT, productName: "  " })).toEqual({
      input: null,
      problems: { productName: "Enter the product's name", manufacturer: "Enter the manufacturer or brand" },
      isIncomplete: true,
    });
  });

  it("rejects a name that is too long for the server", () => {
    expect(validateAlert({ ...TYPED, productName: "a".repeat(201) })).toEqual({
      input: null,
      problems: { productName: "Use at most 200 characters" },
      isIncomplete: false,
    });
  });

  it.each(["", "  ", "Wrap coat", "a".repeat(200), "a".repeat(201)])(
    "accepts a name if and only if the server's schema does: %j",
    (productName) => {
      const input = { productName, manufacturer: "Isolde Marr" };
      expect(validateAlert({ ...TYPED, ...input }).input !== null).toBe(NotificationInput.safeParse(input).success);
    },
  );

  it.each([49, 50, 85, 85.5, 100, 101])(
    "accepts a threshold if and only if the server's schema does: %d",
    (threshold) => {
      const input = { productName: "Wrap coat", manufacturer: "Isolde Marr", similarityThreshold: threshold };
      const isAccepted = NotificationInput.safeParse(input).success;
      expect(validateAlert({ ...TYPED, similarityThreshold: `${threshold}` }).input !== null).toBe(isAccepted);
    },
  );

  it("replaces an unknown gender with unisex", () => {
    expect(validateAlert({ ...TYPED, gender: "<b>" }).input?.gender).toBe("unisex");
  });
});
