import { expect, it, onTestFinished, vi } from "vitest";
import { createLeases } from "./leases.ts";

/** A database that allows so many tries in all, and counts how often it is asked. */
function database(tries: number) {
  let taken = 0;
  const take = vi.fn(async (_key: string, size: number) => {
    taken += size;
    return taken > tries ? 30 : 0;
  });
  return { take, spend: createLeases(take), renew: () => (taken = 0) };
}

it("leases several attempts in one query, even when they are used concurrently", async () => {
  const { take, spend } = database(100);
  const waits = await Promise.all(Array.from({ length: 20 }, () => spend("ada", 10, 60)));
  expect(waits).toEqual(Array(20).fill(0));
  expect(take).toHaveBeenCalledTimes(2);
});

it("allows exactly the allowance and refuses the rest without another query", async () => {
  const { take, spend } = database(20);
  const waits = await Promise.all(Array.from({ length: 50 }, () => spend("ada", 10, 60)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  expect(waits.filter((wait) => wait === 30)).toHaveLength(30);
  expect(take).toHaveBeenCalledTimes(3);
  expect(await spend("grace", 10, 60)).toBeGreaterThan(0);
});

it("queries again once a refusal or a lease has expired", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { take, spend, renew } = database(10);
  for (let i = 0; i < 10; i++) expect(await spend("ada", 10, 60)).toBe(0);
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
  const take = vi.fn<(key: string, size: number) => Promise<number>>().mockRejectedValueOnce(new Error("away"));
  const spend = createLeases(take.mockResolvedValue(0));
  await expect(spend("ada", 10, 60)).rejects.toThrow("away");
  expect(await spend("ada", 10, 60)).toBe(0);
});
