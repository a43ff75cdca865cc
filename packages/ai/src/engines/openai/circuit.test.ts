import { describe, expect, it } from "vitest";
import { createTestClock } from "../../testing/clock.ts";
import { createCircuitBreaker } from "./circuit.ts";

const DOWN = new Error("down");
const WRONG = new Error("wrong");
const LEFT = new Error("left");
const OPEN = new Error("open");

function circuit() {
  const clock = createTestClock();
  const run = createCircuitBreaker({
    now: clock.now,
    classify: (error) => (error === DOWN ? "down" : error === WRONG ? "up" : "none"),
    createError: () => OPEN,
  });
  let calls = 0;
  /** Makes a call with this outcome, and returns what happened. */
  const call = (end: Error | "fine" | Promise<string>) =>
    run(async () => {
      calls += 1;
      if (end instanceof Error) throw end;
      return end;
    }).catch((error: unknown) => error);
  const fail = async (times: number) => {
    for (let round = 0; round < times; round += 1) await call(DOWN);
  };
  return { clock, call, fail, calls: () => calls };
}

describe("a circuit breaker", () => {
  it("stays closed until five consecutive failures", async () => {
    const { call, fail } = circuit();
    await fail(4);
    expect(await call("fine")).toBe("fine");
    await fail(4);
    expect(await call("fine")).toBe("fine");
  });

  it("stays closed while the service responds, even with errors, and ignores abandoned calls", async () => {
    const { call, fail } = circuit();
    await fail(4);
    await call(WRONG);
    await fail(4);
    await call(LEFT);
    expect(await call("fine")).toBe("fine");
    await fail(4);
    await call(LEFT);
    await fail(1);
    expect(await call("fine")).toBe(OPEN);
  });

  it("rejects calls immediately while open", async () => {
    const { call, fail, calls, clock } = circuit();
    await fail(5);
    clock.pass(29_999);
    expect(await call("fine")).toBe(OPEN);
    expect(calls()).toBe(5);
  });

  it("allows one trial call after the cool-down, and closes when it succeeds", async () => {
    const { call, fail, clock, calls } = circuit();
    await fail(5);
    clock.pass(30_000);
    const { promise, resolve } = Promise.withResolvers<string>();
    const probe = call(promise);
    expect(await call("fine")).toBe(OPEN);
    resolve("back");
    expect(await probe).toBe("back");
    expect(await call("fine")).toBe("fine");
    expect(calls()).toBe(7);
  });

  it("stays open for another cool-down if the trial call fails, and allows another trial call if the first one is abandoned", async () => {
    const { call, fail, clock } = circuit();
    await fail(5);
    clock.pass(30_000);
    await call(DOWN);
    expect(await call("fine")).toBe(OPEN);
    clock.pass(30_000);
    await call(LEFT);
    expect(await call("fine")).toBe("fine");
  });
});
