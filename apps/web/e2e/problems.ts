import type { OpenedPage } from "@dupewise/testing/browser";
import { expect } from "vitest";

/** What the browser writes down about an answer with this status. */
export const statusOf = (status: number): unknown => expect.stringContaining(`status of ${status}`);

/** These problems and no others; they may be told a moment after the page shows what they led to. */
export async function expectProblems({ takeProblems }: OpenedPage, expected: readonly unknown[]): Promise<void> {
  const told: string[] = [];
  await expect
    .poll(() => {
      told.push(...takeProblems());
      return told;
    })
    .toEqual(expected);
}
