import { expect, test, vi } from "vitest";
import { isAlive } from "./is-alive.ts";

test("counts a process as alive if it can be signaled or belongs to another user", () => {
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
