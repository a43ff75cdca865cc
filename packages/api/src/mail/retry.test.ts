import { expect, it } from "vitest";
import { patienceSeconds, retryInSeconds } from "./retry.ts";

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

it("a way back in is worth sending for the hour that it works, anything else for a day", () => {
  expect([patienceSeconds("password-reset"), patienceSeconds("alert")]).toEqual([3600, 86_400]);
});
