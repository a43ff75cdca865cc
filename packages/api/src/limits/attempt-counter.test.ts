import { expect, it, onTestFinished, vi } from "vitest";
import { createAttemptCounter } from "./attempt-counter.ts";

/** Creates a database that allows this many attempts in total and counts its queries. */
function database(tries: number) {
  let taken = 0;
  const take = vi.fn(async (_key: string, size: number) => {
    taken += size;
    return { wait: taken > tries ? 30 : 0, left: Math.max(0, tries - taken) };
  });
  return { take, spend: createAttemptCounter(take), renew: () => (taken = 0) };
}

it("records several attempts, even concurrent ones, in one query", async () => {
  const { take, spend } = database(10_000);
  const waits = await Promise.all(Array.from({ length: 21 }, () => spend("ada", 10, 60)));
  expect(waits).toEqual(Array(21).fill(0));
  expect(take.mock.calls.map(([, size]) => size)).toEqual([1, 10, 10]);
});

it("admits exactly the allowed attempts on one server, and rejects the rest without another query", async () => {
  const { take, spend } = database(250);
  const waits = await Promise.all(Array.from({ length: 300 }, () => spend("ada", 10, 60)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(250);
  expect(waits.filter((wait) => wait === 30)).toHaveLength(50);
  expect(take.mock.calls.length).toBeLessThan(200);
  expect(await spend("grace", 10, 60)).toBeGreaterThan(0);
});

const TRIES = 1_200;
const SERVERS = 100;
/** Ways a load balancer may spread requests over a hundred servers, by their number. */
const SPREADS: [name: string, server: (request: number) => number][] = [
  ["evenly", (request) => request],
  ["unevenly", (request) => (request * 31 + 17) % 1_009],
  ["always to the same server", () => 0],
  ["once to each server, then always to the same one", (request) => Math.min(request, SERVERS - 1)],
  ["in batches to one server after another", (request) => Math.floor(request / 12)],
];

it.each(SPREADS)(
  "does not reject requests within the allowance when they are spread across a hundred servers: %s",
  async (_, at) => {
    const { take } = database(TRIES);
    const servers = Array.from({ length: SERVERS }, () => createAttemptCounter(take));
    let allowed = 0;
    for (let request = 0; request < 3 * TRIES; request++) {
      const wait = await servers[at(request) % SERVERS]?.("ada", 20, 60);
      if (wait === 0) allowed += 1;
      else if (request < TRIES) expect.unreachable(`refused the ${request + 1}th of ${TRIES}`);
    }
    // Plus what each server may have spent without recording it.
    expect(allowed).toBeLessThan(1.65 * TRIES);
    expect(take.mock.calls.length).toBeLessThan(TRIES);
  },
);

it("queries again once a rejection or a batch of attempts has expired", async () => {
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
