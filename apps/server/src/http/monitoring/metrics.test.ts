import { createHistogram } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

/** Each gauge and counter by its name, labels included. */
const read = (text: string) =>
  Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );

describe("the metrics", () => {
  it("report the event loop delay since the last scrape", () => {
    const delay = createHistogram();
    const { render } = createMetrics(delay);
    const told = () => read(render())["nodejs_eventloop_delay_p99_seconds"];
    for (let calm = 0; calm < 1000; calm++) delay.record(20_000_000);
    expect(told()).toBeCloseTo(0.02, 2);
    delay.record(500_000_000);
    expect(told()).toBeCloseTo(0.5, 2);
    expect(told()).toBeLessThan(0.001);
  });

  it("report memory under standard metric names", () => {
    const {
      process_resident_memory_bytes: resident,
      nodejs_heap_size_total_bytes: total,
      nodejs_heap_size_used_bytes: used,
      nodejs_external_memory_bytes: external,
    } = read(createMetrics().render());
    expect(used).toBeGreaterThan(1_000_000);
    expect(total).toBeGreaterThanOrEqual(used ?? 0);
    expect(resident).toBeGreaterThan(1_000_000);
    expect(external).toBeGreaterThan(0);
  });

  it("count requests by route and status, with a duration histogram", () => {
    const { observe, render } = createMetrics();
    observe("GET", "/api/user", 200, 0.02);
    observe("GET", "/api/user", 200, 3);
    observe("GET", "/api/user", 401, 0.001);
    const labels = 'method="GET",route="/api/user",status="200"';
    expect(read(render())).toMatchObject({
      [`http_request_duration_seconds_bucket{${labels},le="0.01"}`]: 0,
      [`http_request_duration_seconds_bucket{${labels},le="0.025"}`]: 1,
      [`http_request_duration_seconds_bucket{${labels},le="+Inf"}`]: 2,
      [`http_request_duration_seconds_sum{${labels}}`]: 3.02,
      [`http_request_duration_seconds_count{${labels}}`]: 2,
    });
  });
});
