import { NotificationInput } from "@dupewise/domain/alerts/alert";
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

  it.each(["", "  ", "Wrap coat", "a".repeat(200), "a".repeat(201)])(
    "accepts a name exactly when the server's schema does: %j",
    (productName) => {
      const input = { productName, manufacturer: "Isolde Marr" };
      expect(readAlert({ ...TYPED, ...input }).input !== null).toBe(NotificationInput.safeParse(input).success);
    },
  );

  it.each([49, 50, 85, 85.5, 100, 101])(
    "accepts a threshold exactly when the server's schema does: %d",
    (threshold) => {
      const input = { productName: "Wrap coat", manufacturer: "Isolde Marr", similarityThreshold: threshold };
      const isAccepted = NotificationInput.safeParse(input).success;
      expect(readAlert({ ...TYPED, similarityThreshold: `${threshold}` }).input !== null).toBe(isAccepted);
    },
  );

  it("is for everyone when the category is unknown", () => {
    expect(readAlert({ ...TYPED, gender: "<b>" }).input?.gender).toBe("unisex");
  });
});
