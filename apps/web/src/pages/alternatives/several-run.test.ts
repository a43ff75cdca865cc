import { describe, expect, it } from "vitest";
import { SAMPLE_COMPARISON } from "../../testing/comparison.ts";
import { advanceRun, startRun, countProcessed, splitLinks } from "./several-run.ts";

const FOUND = { title: "Coat", brand: null, price: null, imageUrl: null, materials: [] };

describe("a run of several alternatives", () => {
  it("counts each alternative once, whether it has been read, has been compared or has failed", () => {
    let run = startRun(["a", "b", "c"]);
    expect(countProcessed(run)).toBe(0);
    run = advanceRun(run, { kind: "original", product: FOUND });
    expect(countProcessed(run)).toBe(0);
    run = advanceRun(run, { kind: "found", index: 1, product: FOUND });
    run = advanceRun(run, { kind: "done", index: 1, comparison: SAMPLE_COMPARISON });
    run = advanceRun(run, { kind: "failed", index: 0, code: "scraping_failed", message: "Unable to access a" });
    expect(countProcessed(run)).toBe(2);
    expect(run.entries[0]).toMatchObject({ input: "a", failure: "Unable to access a", comparison: null });
  });
});

describe("splitLinks", () => {
  it("splits a list of links, and leaves any other text unchanged", () => {
    expect(splitLinks("https://a.example/1\nhttps://b.example/2 ")).toEqual([
      "https://a.example/1",
      "https://b.example/2",
    ]);
    expect(splitLinks("A coat https://a.example/1")).toEqual(["A coat https://a.example/1"]);
    expect(splitLinks("")).toEqual([""]);
  });
});
