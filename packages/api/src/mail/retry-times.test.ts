import { expect, it } from "vitest";
import { getRetryWindowSeconds, computeRetrySeconds } from "./retry-times.ts";

it.each([
  [1, 60],
  [2, 120],
  [6, 1920],
  [7, 3600],
  [1000, 3600],
])("after %d failures, retries an email in about %d seconds", (attempts, seconds) => {
  expect([0, 0.5, 1].map((random) => computeRetrySeconds(attempts, () => random))).toEqual([
    0.75 * seconds,
    seconds,
    1.25 * seconds,
  ]);
});

it("retries an email with a reset link for an hour, and any other email for a day", () => {
  expect([getRetryWindowSeconds("password-reset"), getRetryWindowSeconds("alert")]).toEqual([3600, 86_400]);
});
