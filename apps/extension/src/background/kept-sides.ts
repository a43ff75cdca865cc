import { type CapturedPage, type CapturedSides, readCapturedSides } from "@dupewise/domain/capture/hand-over";
import type { Side } from "@dupewise/domain/comparison/side";
import type { WebExtension } from "../web-extension.ts";

/** The thread's color of the light theme. */
const THREAD = "#8a1f4f";
const SIDES = ["original", "alternative"] as const satisfies Side[];

/** Returns the sides that wait to be compared. They are kept in memory, gone when the browser closes. */
export async function keptSides(ext: WebExtension): Promise<CapturedSides> {
  return readCapturedSides(await ext.storage.session.get([...SIDES]));
}

/** Keeps a page as a side and returns both. Rejects when there is no room for it. */
export async function keepSide(ext: WebExtension, side: Side, page: CapturedPage): Promise<CapturedSides> {
  await ext.storage.session.set({ [side]: page });
  return showWaiting(ext);
}

/** Forgets sides; without any named, both. */
export async function dropSides(ext: WebExtension, sides: readonly Side[] = SIDES): Promise<CapturedSides> {
  await ext.storage.session.remove([...sides]);
  return showWaiting(ext);
}

/** Makes the original the alternative, and the other way round. */
export async function swapSides(ext: WebExtension): Promise<void> {
  const { original, alternative } = await keptSides(ext);
  await dropSides(ext);
  await ext.storage.session.set({
    ...(alternative && { original: alternative }),
    ...(original && { alternative: original }),
  });
  await showWaiting(ext);
}

/** Says on the button how many sides wait. */
async function showWaiting(ext: WebExtension): Promise<CapturedSides> {
  const sides = await keptSides(ext);
  const count = Object.keys(sides).length;
  await ext.action.setBadgeBackgroundColor({ color: THREAD });
  await ext.action.setBadgeText({ text: count === 0 ? "" : `${count}/2` });
  return sides;
}

/** Says on the button that a press without the popup led to nothing. */
export async function showProblem(ext: WebExtension, title: string): Promise<void> {
  await ext.action.setBadgeText({ text: "!" });
  await ext.action.setTitle({ title });
}
