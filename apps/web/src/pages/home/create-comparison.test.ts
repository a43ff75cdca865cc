import type { FlatComparison } from "@dupewise/domain/comparison/flat-comparison";
import { describe, expect, it } from "vitest";
import { SAMPLE_COMPARISON } from "../../testing/comparison.ts";
import { type ComparisonAttempt, createComparison } from "./create-comparison.ts";

const REQUEST = { originalUrl: "a", dupeUrl: "b", requestId: "r" };
const refusal = (code: string) => Object.assign(new Error(code), { data: { body: { code, message: "No" } } });

const comparison = (id: string): FlatComparison => ({ ...SAMPLE_COMPARISON, id });

function making(
  stream: NonNullable<ComparisonAttempt<FlatComparison>["stream"]>,
  create: () => Promise<FlatComparison>,
) {
  const told: unknown[] = [];
  const abort = new AbortController();
  const made = createComparison({
    request: REQUEST,
    signal: abort.signal,
    report: (progress) => told.push(progress),
    stream,
    create,
    pause: async () => {},
  });
  return { made, told };
}

const never = () => Promise.reject(new Error("not to be asked"));

describe("creating a comparison", () => {
  it("returns the comparison from the stream", async () => {
    const { made } = making(async () => comparison("streamed"), never);
    expect(await made).toMatchObject({ id: "streamed" });
  });

  it.each([
    ["ends early", async () => null],
    ["breaks", () => Promise.reject(new TypeError("network error"))],
  ])("sends the same request again without streaming when the stream %s", async (_how, stream) => {
    const { made, told } = making(stream, async () => comparison("asked"));
    expect(await made).toMatchObject({ id: "asked" });
    expect(told).toEqual([null]);
  });

  it("retries while the server is still working on the first request", async () => {
    const answers = [() => Promise.reject(refusal("conflict")), async () => comparison("later")];
    const { made } = making(
      async () => null,
      () => answers.shift()!(),
    );
    expect(await made).toMatchObject({ id: "later" });
  });

  it("does not retry a request that the server rejected", async () => {
    const { made } = making(() => Promise.reject(refusal("scraping_failed")), never);
    await expect(made).rejects.toMatchObject({ data: { body: { code: "scraping_failed" } } });
  });
});
