import { describe, expect, it } from "vitest";
import { formatDateTime } from "./format-date.ts";

describe("formatDateTime", () => {
  it("formats the date and time in long US format", () => {
    expect(formatDateTime(new Date(2026, 1, 3, 16, 5)).replace(/\s/g, " ")).toBe("February 3, 2026 at 4:05 PM");
  });

  it.each([null, undefined, new Date(Number.NaN)])('returns "Date unknown" for %s', (date) => {
    expect(formatDateTime(date)).toBe("Date unknown");
  });
});
