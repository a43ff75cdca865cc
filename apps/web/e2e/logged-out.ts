import type { Page } from "@dupewise/testing/browser";
import { expect } from "vitest";

const REASON = "You are logged out. Logging in again...";
/** Records the reason in the page, because it is visible for only half a second and a locator may miss it. */
export const RECORD_REASON = `new MutationObserver(() => {
  if (document.body?.textContent.includes("${REASON}")) sessionStorage.setItem("reason", "${REASON}");
}).observe(document, { childList: true, subtree: true });`;

/** Expects a user whose session has ended to be notified and redirected from this URL to sign-in. */
export async function expectRedirectToSignIn(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate(RECORD_REASON);
  await act();
  await page.waitForURL(address);
  await expectReasonShown(page);
}

/** Expects the page to say why signing in is needed. */
export async function expectReasonShown(page: Page): Promise<void> {
  expect(await page.evaluate("sessionStorage.getItem('reason')")).toBe(REASON);
}
