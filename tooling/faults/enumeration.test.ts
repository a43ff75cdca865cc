import { describe, expect, it } from "vitest";
import { computeMannWhitneyP } from "./compute-mann-whitney-p.ts";
import { post, chooseByMode, signUp, startDatabaseAndShop } from "./world.ts";

const KNOWN = "ada@example.com";

describe("R24: account enumeration", () => {
  it("is detected by this test even if response times differ by only two milliseconds", () => {
    const times = Array.from({ length: 200 }, (_, index) => index / 10);
    const later = (ms: number) => times.map((time) => time + ms);
    expect(computeMannWhitneyP(times, later(0.05))).toBeGreaterThan(0.9);
    expect(computeMannWhitneyP(times, later(2.05))).toBeLessThan(0.01);
  });

  it.each([
    ["/api/login", (email: string) => ({ email, password: "not this one" }), chooseByMode(200, 200)],
    ["/api/auth/forgot-password", (email: string) => ({ email }), chooseByMode(60, 200)],
  ] as const)("is not possible through the content or timing of %s responses", async (path, bodyFor, pairs) => {
    const { start } = await startDatabaseAndShop();
    const server = await start();
    await signUp(server, KNOWN);
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    const texts = new Set<string>();
    const ask = async (kind: "known" | "unknown", index: number) => {
      const started = performance.now();
      const response = await post(server.url + path, bodyFor(kind === "known" ? KNOWN : `nobody${index}@example.com`));
      texts.add(`${response.status} ${await response.text()}`);
      times[kind].push(performance.now() - started);
    };
    for (let pair = -10; pair < pairs; pair++) {
      if (pair === 0) Object.assign(times, { known: [], unknown: [] });
      const order = Math.random() < 0.5 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
      for (const kind of order) await ask(kind, pair + 10);
    }
    // The differences between consecutive requests, which other load on the machine slows equally.
    const differences = times.known.map((ms, pair) => ms - (times.unknown[pair] ?? 0)).toSorted((a, b) => a - b);
    const median = differences[pairs >> 1] ?? NaN;
    const p = computeMannWhitneyP(times.known, times.unknown);
    process.stdout.write(
      `R24 ${path}: ${pairs} pairs, median difference ${median.toFixed(2)} ms, p = ${p.toFixed(2)}\n`,
    );
    expect(texts.size).toBe(1);
    expect(Math.abs(median)).toBeLessThan(2);
    expect(p).toBeGreaterThan(0.01);
  });
});
