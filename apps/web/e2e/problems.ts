import type { OpenedPage } from "@dupewise/testing/browser";
import { expect } from "vitest";

/** Matches the browser's console message about a response with this status code. */
export const matchStatusMessage = (status: number): unknown => expect.stringContaining(`status of ${status}`);

/** Expects exactly these console problems, which may be reported shortly after their effect is visible. */
export async function expectProblems({ takeProblems }: OpenedPage, expected: readonly unknown[]): Promise<void> {
  const told: string[] = [];
  await expect
    .poll(() => {
      told.push(...takeProblems());
      return told;
    })
    .toEqual(expected);
}
