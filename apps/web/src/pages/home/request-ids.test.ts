import { describe, expect, it } from "vitest";
import { createRequestIds } from "./request-ids.ts";

const PAIR = { originalUrl: "a", dupeUrl: "b" };

describe("createRequestIds", () => {
  it("reuses a request's ID until it succeeds", () => {
    const ids = createRequestIds();
    const first = ids.of(PAIR);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(ids.of({ ...PAIR })).toBe(first);
    ids.forget();
    expect(ids.of(PAIR)).not.toBe(first);
  });

  it("assigns a different ID to a different request", () => {
    const ids = createRequestIds();
    const first = ids.of(PAIR);
    expect(ids.of({ originalUrl: "b", dupeUrl: "a" })).not.toBe(first);
  });
});
