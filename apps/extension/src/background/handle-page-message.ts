import { readPageMessage } from "@dupewise/domain/capture/hand-over";
import type { Sender, WebExtension } from "../web-extension.ts";
import { removeAlternative, removeSides, getCapturedSides, swapSides } from "./captured-sides.ts";
import { getDupewiseOrigin } from "./origin.ts";

/**
 * Handles a message from the Dupewise page, such as a request for the captured sides. Messages from other sites, frames
 * and extensions are ignored.
 */
export async function handlePageMessage(ext: WebExtension, message: unknown, sender: Sender): Promise<unknown> {
  const { id, frameId, url = "" } = sender;
  if (id !== ext.runtime.id || frameId !== 0 || !URL.canParse(url)) return undefined;
  if (new URL(url).origin !== (await getDupewiseOrigin(ext))) return undefined;
  const told = readPageMessage(message);
  switch (told?.dupewise) {
    case "ask":
      return getCapturedSides(ext);
    case "drop":
      return removeSides(ext, [told.side]);
    case "drop-more":
      return removeAlternative(ext, told.id);
    case "swap":
      return swapSides(ext);
    case "done":
      return removeSides(ext);
    case undefined:
      return undefined;
  }
}
