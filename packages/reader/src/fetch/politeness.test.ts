import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { QueuedCaller } from "./fair-scheduler.ts";
import { createPolitenessLimiter } from "./politeness.ts";
import { ReadError } from "./read-error.ts";

const A = "a.example";
let events: string[];

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const by = (askedBy: string, signal = new AbortController().signal): QueuedCaller => ({ askedBy, signal });
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const polite = () => createPolitenessLimiter(Date.now, pause);
/** Takes this long, and records when it began. */
const task = (name: string, ms = 0) => {
  const asked = Date.now();
  return async () => {
    events.push(`${name} after ${Date.now() - asked}`);
    await pause(ms);
    return name;
  };
};

it("sends requests to one host one at a time with pauses, while requests to other hosts proceed", async () => {
  const { inTurn } = polite();
  const all = [
    inTurn(A, by("ada"), task("a1", 100)),
    inTurn(A, by("ada"), task("a2")),
    inTurn("b.example", by("ada"), task("b1")),
  ];
  await vi.runAllTimersAsync();
  expect(await Promise.all(all)).toEqual(["a1", "a2", "b1"]);
  expect(events).toEqual(["a1 after 0", "b1 after 0", "a2 after 350"]);
});

it("alternates between callers who are waiting for the same host", async () => {
  const { inTurn } = polite();
  const names = ["ada", "ada", "ada", "bob"];
  const all = Promise.all(names.map((name) => inTurn(A, by(name), task(name, 100))));
  await vi.runAllTimersAsync();
  await all;
  expect(events).toEqual(["ada after 0", "bob after 350", "ada after 700", "ada after 1050"]);
});

it("starts the next request when the previous one is very slow, and still uses the slow one's result", async () => {
  const { inTurn } = polite();
  const slow = inTurn(A, by("eve"), task("slow", 15_000));
  const quick = inTurn(A, by("ada"), task("quick"));
  await vi.advanceTimersByTimeAsync(5_251);
  expect(await quick).toBe("quick");
  expect(events).toEqual(["slow after 0", "quick after 5250"]);
  await vi.runAllTimersAsync();
  expect(await slow).toBe("slow");
});

it("allows at most three very slow requests per host", async () => {
  const { inTurn } = polite();
  let underWay = 0;
  let most = 0;
  const never = async () => {
    most = Math.max(most, ++underWay);
    await pause(15_000);
    underWay--;
  };
  const all = Promise.all(Array.from({ length: 12 }, (_, page) => inTurn(A, by(`${page % 3}`), never)));
  await vi.runAllTimersAsync();
  await all;
  expect(most).toBe(3);
});

it("honors a host's Retry-After", async () => {
  vi.useRealTimers();
  let now = 0;
  const { inTurn } = createPolitenessLimiter(
    () => now,
    async () => undefined,
  );
  const busy = () => Promise.reject(new ReadError("busy", { retryAfterSeconds: 30 }));
  await expect(inTurn(A, by("ada"), busy)).rejects.toThrow("busy");
  let asked = 0;
  const ask = async () => (asked += 1);
  now = 29_000;
  await expect(inTurn(A, by("bob"), ask)).rejects.toMatchObject({ retryAfterSeconds: 1 });
  expect(asked).toBe(0);
  now = 30_000;
  await expect(inTurn(A, by("bob"), ask)).resolves.toBe(1);
});

it("sends the next request even after a failed request or an aborted wait", async () => {
  const { inTurn } = polite();
  const leaving = new AbortController();
  const first = inTurn(A, by("ada"), () => Promise.reject(new Error("reset")));
  const second = inTurn(A, by("bob", leaving.signal), task("left"));
  const third = inTurn(A, by("eve"), task("read"));
  leaving.abort(new Error("left the page"));
  await expect(first).rejects.toThrow("reset");
  await expect(second).rejects.toThrow("left the page");
  await vi.runAllTimersAsync();
  await expect(third).resolves.toBe("read");
  expect(events).toEqual(["read after 250"]);
});
