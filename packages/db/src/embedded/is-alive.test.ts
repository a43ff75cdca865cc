import { expect, test, vi } from "vitest";
import { isAlive } from "./is-alive.ts";

test("a process is alive when it can be signalled, and when it is another user's", () => {
  expect(isAlive(process.pid)).toBe(true);
  const kill = vi.spyOn(process, "kill");
  for (const [code, alive] of [
    ["EPERM", true],
    ["ESRCH", false],
  ] as const) {
    kill.mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    expect(isAlive(process.pid), code).toBe(alive);
  }
});
