import { expect, it } from "vitest";
import { politeness } from "./politeness.ts";
import { ReadFailure } from "./read-failure.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("asks a host one thing at a time, with a pause between, and other hosts meanwhile", async () => {
  const events: string[] = [];
  const pauses: (() => void)[] = [];
  const { inTurn } = politeness(Date.now, () => new Promise((resolve) => pauses.push(resolve)));
  const task = (name: string) => async () => void events.push(name);
  const all = [inTurn("a.example", task("a1")), inTurn("a.example", task("a2")), inTurn("b.example", task("b1"))];
  await settled();
  expect(events).toEqual(["a1", "b1"]);
  pauses.splice(0).forEach((resume) => resume());
  await Promise.all(all);
  expect(events).toEqual(["a1", "b1", "a2"]);
});

it("leaves a host alone for as long as it asked", async () => {
  let now = 0;
  const { inTurn } = politeness(
    () => now,
    async () => undefined,
  );
  const busy = () => Promise.reject(new ReadFailure("busy", { retryAfterSeconds: 30 }));
  await expect(inTurn("a.example", busy)).rejects.toThrow("busy");
  let asked = 0;
  const ask = async () => (asked += 1);
  now = 29_000;
  await expect(inTurn("a.example", ask)).rejects.toMatchObject({ retryAfterSeconds: 1 });
  expect(asked).toBe(0);
  now = 30_000;
  await expect(inTurn("a.example", ask)).resolves.toBe(1);
});

it("goes on after a failure", async () => {
  const { inTurn } = politeness(Date.now, async () => undefined);
  const first = inTurn("a.example", () => Promise.reject(new Error("reset")));
  const second = inTurn("a.example", async () => "read");
  await expect(first).rejects.toThrow("reset");
  await expect(second).resolves.toBe("read");
});
