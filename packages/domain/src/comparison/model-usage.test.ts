import { expect, it } from "vitest";
import { addUsage } from "./model-usage.ts";

const usage = (inputTokens: number, costUsd: string | null) => ({
  model: "m",
  promptVersion: "v",
  inputTokens,
  outputTokens: 10,
  costUsd,
});

it("adds up the tokens and costs of two requests, and returns no cost when either cost is unknown", () => {
  expect(addUsage(usage(5, "0.1"), usage(7, "0.200000001"))).toMatchObject({
    inputTokens: 12,
    outputTokens: 20,
    costUsd: "0.300000001",
  });
  expect(addUsage(usage(5, "1.5"), usage(7, "0.5")).costUsd).toBe("2");
  expect(addUsage(usage(5, null), usage(7, "0.5")).costUsd).toBeNull();
  expect(addUsage(null, usage(7, "0.5"))).toEqual(usage(7, "0.5"));
});
