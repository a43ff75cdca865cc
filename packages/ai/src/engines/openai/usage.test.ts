import { expect, it } from "vitest";
import { modelFacts, sumUsage } from "./usage.ts";

it.each([
  ["gpt-5.4-mini", [{ input: 1000, output: 200 }], "0.00165"],
  ["gpt-5.4-mini-2026-03-17", [{ input: 1000, output: 200 }], "0.00165"],
  ["gpt-4o-mini", [{ input: 1, output: 0 }], "0.00000015"],
  [
    "gpt-4.1",
    [
      { input: 500_000, output: 0 },
      { input: 0, output: 125_000 },
    ],
    "2",
  ],
  ["gpt-4.1", [{ input: 5_000_000, output: 0 }], "10"],
  ["gpt-5.4-nano", [], "0"],
  ["some-local-model", [{ input: 1000, output: 200 }], null],
  ["toString", [{ input: 1, output: 1 }], null],
])("adds up the tokens and the cost of all calls to %s: %j", (model, calls, costUsd) => {
  const sum = (of: "input" | "output") => calls.reduce((total, call) => total + call[of], 0);
  expect(sumUsage(model, calls)).toMatchObject({
    model,
    promptVersion: expect.stringMatching(/^\w{8}$/),
    inputTokens: sum("input"),
    outputTokens: sum("output"),
    costUsd,
  });
});

it("sets the temperature only for models that support it", () => {
  expect(modelFacts("gpt-4o-2024-08-06")?.settings).toEqual({ temperature: 0 });
  expect(modelFacts("o3")).toBeUndefined();
});
