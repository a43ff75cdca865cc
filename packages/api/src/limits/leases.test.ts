import { expect, it, onTestFinished, vi } from "vitest";
import { createLeases } from "./leases.ts";

/** A database that allows so many tries in all, and counts how often it is asked. */
function database(tries: number) {
  let taken = 0;
  const take = vi.fn(async (_key: string, size: number) => {
    taken += size;
    return { wait: taken > tries ? 30 : 0, left: Math.max(0, tries - taken) };
  });
  return { take, spend: createLeases(take), renew: () => (taken = 0) };
}

it("leases several attempts in one query, even when they are used concurrently", async () => {
  const { take, spend } = database(10_000);
  const waits = await Promise.all(Array.from({ length: 21 }, () => spend("ada", 10, 60)));
  expect(waits).toEqual(Array(21).fill(0));
  expect(take.mock.calls.map(([, size]) => size)).toEqual([1, 10, 10]);
});

it("allows exactly the allowance and refuses the rest without another query", async () => {
  const { take, spend } = database(20);
  const waits = await Promise.all(Array.from({ length: 50 }, () => spend("ada", 10, 60)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  expect(waits.filter((wait) => wait === 30)).toHaveLength(30);
  expect(take).toHaveBeenCalledTimes(21);
  expect(await spend("grace", 10, 60)).toBeGreaterThan(0);
});

it("gives at least nine tenths of the allowance before it refuses, where a hundred servers share the requests", async () => {
  const tries = 1_200;
  const { take } = database(tries);
  const servers = Array.from({ length: 100 }, () => createLeases(take));
  let [allowed, asked] = [0, 0];
  // Any order would do; this one visits them unevenly.
  for (let at = 0; asked < 2 * tries; at = (at * 31 + 17) % 1_009) {
    asked += 1;
    if ((await servers[at % servers.length]?.("ada", 20, 60)) === 0) allowed += 1;
    else if (asked <= 0.9 * tries) expect.unreachable(`refused the ${asked}th of ${tries}`);
  }
  expect(allowed).toBeLessThanOrEqual(tries);
  expect(allowed).toBeGreaterThan(0.95 * tries);
  expect(take.mock.calls.length).toBeLessThan(tries / 2);
});

it("queries again once a refusal or a lease has expired", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { take, spend, renew } = database(1);
  expect(await spend("ada", 10, 60)).toBe(0);
  expect(await spend("ada", 10, 60)).toBe(30);
  vi.advanceTimersByTime(30_001);
  renew();
  expect(await spend("ada", 10, 60)).toBe(0);
  vi.advanceTimersByTime(60_001);
  renew();
  expect(await spend("ada", 10, 60)).toBe(0);
  expect(take).toHaveBeenCalledTimes(4);
});

it("queries again after a database failure", async () => {
  const { take, spend } = database(10);
  take.mockRejectedValueOnce(new Error("away"));
  await expect(spend("ada", 10, 60)).rejects.toThrow("away");
  expect(await spend("ada", 10, 60)).toBe(0);
});
