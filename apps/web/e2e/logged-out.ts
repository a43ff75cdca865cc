import type { Page } from "@dupewise/testing/browser";
import { expect } from "vitest";

const REASON = "You are logged out. Logging in again...";
/**
 * A script that records in the page that the reason was shown, because it is visible for only half a second and a
 * locator may miss it.
 */
export const RECORD_REASON = `new MutationObserver(() => {
  if (document.body?.textContent.includes("${REASON}")) sessionStorage.setItem("reason", "${REASON}");
}).observe(document, { childList: true, subtree: true });`;

/**
 * Expects a user whose session has ended to see a toast and be redirected from this path to sign-in.
 * @param act the action after which this happens
 */
export async function expectRedirectToSignIn(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate(RECORD_REASON);
  await act();
  await page.waitForURL(address);
  await expectReasonShown(page);
}

/** Expects that the page has shown why signing in is required. */
export async function expectReasonShown(page: Page): Promise<void> {
  expect(await page.evaluate("sessionStorage.getItem('reason')")).toBe(REASON);
}
