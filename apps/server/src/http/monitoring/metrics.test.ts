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

describe("createMetrics", () => {
  it("reports memory and event loop metrics under the names in operating.md", async () => {
    const told = read(await createMetrics().registry.metrics());
    expect(told["nodejs_heap_size_used_bytes"]).toBeGreaterThan(1_000_000);
    expect(told["nodejs_heap_size_total_bytes"]).toBeGreaterThanOrEqual(told["nodejs_heap_size_used_bytes"] ?? 0);
    expect(told["process_resident_memory_bytes"]).toBeGreaterThan(1_000_000);
    expect(told["nodejs_external_memory_bytes"]).toBeGreaterThan(0);
    expect(told).toHaveProperty("nodejs_eventloop_lag_p99_seconds");
  });

  it("counts requests by route and status, with a duration histogram", async () => {
    const { observe, registry } = createMetrics();
    observe("GET", "/api/user", 200, 0.02);
    observe("GET", "/api/user", 200, 3);
    observe("GET", "/api/user", 401, 0.001);
    const labels = 'method="GET",route="/api/user",status="200"';
    expect(read(await registry.metrics())).toMatchObject({
      [`http_request_duration_seconds_bucket{le="0.01",${labels}}`]: 0,
      [`http_request_duration_seconds_bucket{le="0.025",${labels}}`]: 1,
      [`http_request_duration_seconds_bucket{le="+Inf",${labels}}`]: 2,
      [`http_request_duration_seconds_sum{${labels}}`]: 3.02,
      [`http_request_duration_seconds_count{${labels}}`]: 2,
    });
  });

  it("separates the metrics of two servers in one process", async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.observe("GET", "/api/user", 200, 0.02);
    expect(await other.registry.metrics()).not.toContain('route="/api/user"');
  });
});
