import { expect, it } from "vitest";
import { patienceSeconds, retryInSeconds } from "./retry-times.ts";

it.each([
  [1, 60],
  [2, 120],
  [6, 1920],
  [7, 3600],
  [1000, 3600],
])("after %d failures a mail waits about %d seconds", (attempts, seconds) => {
  expect([0, 0.5, 1].map((random) => retryInSeconds(attempts, () => random))).toEqual([
    0.75 * seconds,
    seconds,
    1.25 * seconds,
  ]);
});

it("a reset link is retried for its hour, any other mail for a day", () => {
  expect([patienceSeconds("password-reset"), patienceSeconds("alert")]).toEqual([3600, 86_400]);
});
