import { getDupewiseOrigin } from "../background/origin.ts";
import { relayMessages } from "../capture/relay-messages.ts";
import { getWebExtension } from "../web-extension.ts";

async function main(): Promise<void> {
  const ext = getWebExtension();
  const announce = relayMessages(await getDupewiseOrigin(ext), (message) => ext.runtime.sendMessage(message));
  ext.runtime.onMessage.addListener((message, sender, respond) => {
    if (sender.id === ext.runtime.id && message === "look") respond(announce());
  });
}

export default { main };
