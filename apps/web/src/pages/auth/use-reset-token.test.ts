import { describe, expect, it } from "vitest";
import { parseResetToken } from "./use-reset-token.ts";

describe("parseResetToken", () => {
  it.each([
    ["#reset=Zm9v-_1", "Zm9v-_1"],
    ["#reset=", null],
    ["#reset=a b", null],
    ["#reset=a&next=/x", null],
    [`#reset=${"x".repeat(201)}`, null],
    ["#other=abc", null],
    ["", null],
  ])("parses %j as %j", (hash, token) => {
    expect(parseResetToken(hash)).toBe(token);
  });
});
