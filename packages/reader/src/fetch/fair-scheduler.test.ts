import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { QueuedCaller, FairScheduler } from "./fair-scheduler.ts";
import { createFairScheduler } from "./fair-scheduler.ts";

const HEAVY_MS = 2_000;
const LIGHT_MS = 5;
let begun: string[];

beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const by = (askedBy: string, signal = new AbortController().signal): QueuedCaller => ({ askedBy, signal });
const turnsFor = (atOnce: number) => createFairScheduler(atOnce, () => Date.now());
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for a turn and holds it for this long; returns the time it waited. */
async function use(turns: FairScheduler, asker: QueuedCaller, ms: number): Promise<number> {
  const asked = Date.now();
  const end = await turns.take(asker);
  begun.push(asker.askedBy);
  const waitedMs = Date.now() - asked;
  await pause(ms);
  end();
  return waitedMs;
}

it("runs as many tasks at once as the limit allows, and starts the next when one ends", async () => {
  const turns = turnsFor(2);
  const all = Promise.all(["ada", "bob", "eve"].map((name) => use(turns, by(name), 10)));
  await vi.advanceTimersByTimeAsync(9);
  expect(begun).toEqual(["ada", "bob"]);
  expect(turns.isIdle()).toBe(false);
  await vi.runAllTimersAsync();
  expect(await all).toEqual([0, 0, 10]);
  expect(turns.isIdle()).toBe(true);
});

it("runs only one task per caller at a time", async () => {
  const turns = turnsFor(2);
  const all = Promise.all([use(turns, by("ada"), 10), use(turns, by("ada"), 10)]);
  await vi.runAllTimersAsync();
  expect(await all).toEqual([0, 10]);
});

it("alternates between callers", async () => {
  const turns = turnsFor(1);
  const names = ["ada", "ada", "ada", "bob", "bob", "eve"];
  const all = Promise.all(names.map((name) => use(turns, by(name), 10)));
  await vi.runAllTimersAsync();
  await all;
  expect(begun).toEqual(["ada", "bob", "eve", "ada", "bob", "ada"]);
});

it("prefers callers who have used less time", async () => {
  const turns = turnsFor(1);
  const all = [use(turns, by("ada"), HEAVY_MS), use(turns, by("ada"), HEAVY_MS)];
  for (let page = 0; page < 4; page++) all.push(use(turns, by("bob"), LIGHT_MS));
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(begun).toEqual(["ada", "bob", "bob", "bob", "bob", "ada"]);
});

it("serves a new caller within seconds, no matter how many pages scrapers have queued", async () => {
  const turns = turnsFor(2);
  const scraping = Array.from({ length: 20 * 6 }, (_, page) => use(turns, by(`scraper ${page % 20}`), HEAVY_MS));
  // A scraper's first page looks like anyone's.
  await vi.advanceTimersByTimeAsync(10 * HEAVY_MS);
  const shopping: Promise<number>[] = [];
  for (let shopper = 0; shopper < 200; shopper++) {
    shopping.push(use(turns, by(`shopper ${shopper}`), LIGHT_MS));
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.runAllTimersAsync();
  await Promise.all(scraping);
  expect(Math.max(...(await Promise.all(shopping)))).toBeLessThanOrEqual(HEAVY_MS + 20 * LIGHT_MS);
});

it("stops counting a caller's past usage after a minute", async () => {
  const turns = turnsFor(1);
  void use(turns, by("ada"), HEAVY_MS);
  await vi.advanceTimersByTimeAsync(60_000);
  const all = ["eve", "ada", "bob"].map((name) => use(turns, by(name), LIGHT_MS));
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(begun).toEqual(["ada", "eve", "ada", "bob"]);
});

it("skips callers who have left, and rejects their tasks with the abort reason", async () => {
  const turns = turnsFor(1);
  const leaving = new AbortController();
  const first = use(turns, by("ada"), 10);
  const second = use(turns, by("bob", leaving.signal), 10);
  const third = use(turns, by("eve"), 10);
  leaving.abort(new Error("left the page"));
  await expect(second).rejects.toThrow("left the page");
  await expect(use(turns, by("bob", leaving.signal), 10)).rejects.toThrow("left the page");
  await vi.runAllTimersAsync();
  expect(await Promise.all([first, third])).toEqual([0, 10]);
  expect(turns.isIdle()).toBe(true);
});
