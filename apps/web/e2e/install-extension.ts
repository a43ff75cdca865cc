import { handlePageMessage } from "@dupewise/extension/background/handle-page-message";
import { storeAlternative, storeSide } from "@dupewise/extension/background/captured-sides";
import { relayMessages } from "@dupewise/extension/capture/relay-messages";
import { createFakeBrowser } from "@dupewise/extension/testing/fake-browser";
import type { CapturedPage } from "@dupewise/domain/capture/hand-over";
import type { Side } from "@dupewise/domain/comparison/side";
import type { Page } from "@dupewise/testing/browser";

/**
 * Injects the extension's content script into every page and frame of a tab, and runs its background script with a fake
 * of the extension API, because the browser installed by npm has no extensions.
 * @param origin the Dupewise server that the extension uses
 */
export async function installExtension(page: Page, origin: string) {
  const { ext, setting } = createFakeBrowser(origin);
  const asked: string[] = [];
  await page.exposeBinding("sendToExtension", ({ frame }, message: unknown) => {
    asked.push(frame.url());
    const frameId = frame === page.mainFrame() ? 0 : 1;
    return handlePageMessage(ext, message, { id: ext.runtime.id, frameId, url: frame.url() });
  });
  await page.addInitScript(
    `(${relayMessages.toString()})(${JSON.stringify(origin)}, (message) => window.sendToExtension(message))`,
  );
  return {
    /** Where messages to the extension came from. */
    asked,
    badge: () => setting.badge,
    keep: (side: Side, captured: CapturedPage) => storeSide(ext, side, captured),
    keepMore: (captured: CapturedPage) => storeAlternative(ext, captured),
  };
}
