import { computeQuantile } from "../measure.ts";
import { ACTIONS, isReadOnly, type Action } from "./shopper.ts";

const P95 = 0.95;

/**
 * Tallies shoppers' response times and problems in one phase of the load test, which is either calm or has a noisy
 * neighbor.
 */
export class Tally {
  readonly problems: string[] = [];
  readonly #times = new Map<Action, number[]>(ACTIONS.map((action) => [action, []]));

  add(action: Action, ms: number, problem: string | null): void {
    if (problem !== null) this.problems.push(`${action}: ${problem}`);
    this.#times.get(action)?.push(ms);
  }

  /** The time in milliseconds within which 95% of the responses arrived. */
  p95(of: (action: Action) => boolean): number {
    return computeQuantile(this.#of(of), P95);
  }

  count(of: (action: Action) => boolean): number {
    return this.#of(of).length;
  }

  table(): string {
    const line = (name: string, times: readonly number[]) =>
      `  ${name.padEnd(10)} ${String(times.length).padStart(6)}  ${[0.5, P95, 0.99, 1]
        .map((quantile) => `${computeQuantile(times, quantile).toFixed(0).padStart(6)}`)
        .join("")}`;
    return [
      "               times     p50   p95   p99   max (ms)",
      ...ACTIONS.map((action) => line(action, this.#times.get(action) ?? [])),
      line("all reads", this.#of(isReadOnly)),
    ].join("\n");
  }

  #of(of: (action: Action) => boolean): number[] {
    return [...this.#times].flatMap(([action, times]) => (of(action) ? times : []));
  }
}
