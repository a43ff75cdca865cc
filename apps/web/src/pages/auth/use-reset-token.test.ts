import { describe, expect, it } from "vitest";
import { readResetToken } from "./use-reset-token.ts";

describe("a mailed link's token", () => {
  it.each([
    ["#reset=Zm9v-_1", "Zm9v-_1"],
    ["#reset=", null],
    ["#reset=a b", null],
    ["#reset=a&next=/x", null],
    [`#reset=${"x".repeat(201)}`, null],
    ["#other=abc", null],
    ["", null],
  ])("in %j is %j", (hash, token) => {
    expect(readResetToken(hash)).toBe(token);
  });
});
