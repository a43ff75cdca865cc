import { expect, it } from "vitest";
import { createThrottle, computePauseMs } from "./throttle.ts";

it("lets tasks use three quarters of the process's idle time, and some time even if the process is never idle", () => {
  expect([0, 0.5, 0.9, 1].map((utilization) => Math.round(computePauseMs(utilization)))).toEqual([11, 21, 107, 150]);
});

it("starts tasks in order of arrival, without waiting for aborted ones", async () => {
  const throttle = createThrottle();
  const aborting = new AbortController();
  const begun: number[] = [];
  const pieces = [0, 1, 2, 3].map(async (piece) => {
    await throttle(piece % 2 === 0 ? new AbortController().signal : aborting.signal);
    begun.push(piece);
  });
  aborting.abort();
  await Promise.all(pieces);
  expect(begun).toEqual([0, 1, 2, 3]);
});
