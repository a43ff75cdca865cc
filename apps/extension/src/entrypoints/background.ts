import { BRAND } from "@dupewise/domain/brand";
import { handlePageMessage } from "../background/handle-page-message.ts";
import { showErrorOnButton } from "../background/captured-sides.ts";
import { registerContentScript } from "../background/origin.ts";
import { type CaptureRole, captureActivePage } from "../background/capture-active-page.ts";
import { type Tab, getWebExtension } from "../web-extension.ts";

const MENU = {
  original: "Use this page as the original",
  alternative: "Use this page as the alternative",
  more: "Use this page as another alternative",
} as const;

const isPlace = (name: string | number): name is CaptureRole => Object.hasOwn(MENU, name);

function main(): void {
  const ext = getWebExtension();
  const press = async (name: string | number, tab?: Tab) => {
    if (!isPlace(name)) return;
    await ext.action.setTitle({ title: `Compare this page on ${BRAND}` });
    const taken = await captureActivePage(ext, name, tab);
    if ("problem" in taken) await showErrorOnButton(ext, taken.problem);
  };
  const start = async () => {
    await registerContentScript(ext);
    await ext.contextMenus.removeAll();
    for (const [id, title] of Object.entries(MENU)) {
      ext.contextMenus.create({ id, title, contexts: ["page", "image", "selection"] });
    }
  };
  ext.runtime.onInstalled.addListener(() => void start());
  ext.runtime.onStartup.addListener(() => void start());
  ext.permissions.onAdded.addListener(() => void registerContentScript(ext));
  ext.permissions.onRemoved.addListener(() => void registerContentScript(ext));
  ext.contextMenus.onClicked.addListener(({ menuItemId }, tab) => void press(menuItemId, tab));
  ext.commands.onCommand.addListener((command, tab) => void press(command, tab));
  // Other extensions use another event, which has no listener.
  ext.runtime.onMessage.addListener((message, sender, respond) => {
    void handlePageMessage(ext, message, sender).then(respond, () => respond(undefined));
    return true;
  });
}

export default { main };
