import { describe, expect, it } from "vitest";
import { requestIds } from "./request-id.ts";

const PAIR = { originalUrl: "a", dupeUrl: "b" };

describe("requestIds", () => {
  it("gives one wish one id until it is fulfilled", () => {
    const ids = requestIds();
    const first = ids.of(PAIR);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(ids.of({ ...PAIR })).toBe(first);
    ids.forget();
    expect(ids.of(PAIR)).not.toBe(first);
  });

  it("gives another wish another id", () => {
    const ids = requestIds();
    const first = ids.of(PAIR);
    expect(ids.of({ originalUrl: "b", dupeUrl: "a" })).not.toBe(first);
  });
});
