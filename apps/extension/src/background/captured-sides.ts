import {
  type CapturedPage,
  type CapturedSides,
  MAX_ADDITIONAL_ALTERNATIVES,
  readCapturedSides,
} from "@dupewise/domain/capture/hand-over";
import type { Side } from "@dupewise/domain/comparison/side";
import type { WebExtension } from "../web-extension.ts";

/** The thread color of the light theme. */
const THREAD = "#8a1f4f";
const SIDES = ["original", "alternative"] as const satisfies Side[];
const MORE = "more";

let last: Promise<unknown> = Promise.resolve();
/** Runs changes one after another, because each one reads and replaces the whole list of alternatives. */
function runInTurn<T>(change: () => Promise<T>): Promise<T> {
  const changed = last.then(change, change);
  last = changed.catch(() => undefined);
  return changed;
}

/** Returns the captured sides that have not been compared yet. The browser keeps them in memory until it closes. */
export async function getCapturedSides(ext: WebExtension): Promise<CapturedSides> {
  return readCapturedSides(await ext.storage.session.get([...SIDES, MORE]));
}

/**
 * Stores a captured page as the original or the alternative, and returns all captured sides. Rejects if the storage is
 * full.
 */
export async function storeSide(ext: WebExtension, side: Side, page: CapturedPage): Promise<CapturedSides> {
  await ext.storage.session.set({ [side]: page });
  return showWaiting(ext);
}

/**
 * Stores a captured page as an additional alternative, or as the alternative if there is none yet. Returns all captured
 * sides. Rejects if the storage is full or the limit is reached.
 */
export function storeAlternative(ext: WebExtension, page: CapturedPage): Promise<CapturedSides> {
  return runInTurn(async () => {
    const { alternative, more = [] } = await getCapturedSides(ext);
    if (!alternative) return storeSide(ext, "alternative", page);
    if (more.length === MAX_ADDITIONAL_ALTERNATIVES)
      throw new Error("You've added as many alternatives as can be compared at once");
    await ext.storage.session.set({ [MORE]: [...more, page] });
    return showWaiting(ext);
  });
}

/**
 * Removes the given sides, or all captured pages if none are given, and returns the captured sides that are left. If
 * the alternative is removed, the next additional one takes its place.
 */
export function removeSides(ext: WebExtension, sides?: readonly Side[]): Promise<CapturedSides> {
  return runInTurn(async () => {
    const [next, ...more] = sides?.includes("alternative") ? ((await getCapturedSides(ext)).more ?? []) : [];
    await ext.storage.session.remove(sides ? [...sides] : [...SIDES, MORE]);
    if (next) await ext.storage.session.set({ alternative: next, [MORE]: more });
    return showWaiting(ext);
  });
}

/** Removes one of the additional alternatives, and returns the captured sides that are left. */
export function removeAlternative(ext: WebExtension, id: string): Promise<CapturedSides> {
  return runInTurn(async () => {
    const { more = [] } = await getCapturedSides(ext);
    await ext.storage.session.set({ [MORE]: more.filter((page) => page.id !== id) });
    return showWaiting(ext);
  });
}

/** Swaps the original and the alternative. */
export async function swapSides(ext: WebExtension): Promise<void> {
  const { original, alternative } = await getCapturedSides(ext);
  await ext.storage.session.remove([...SIDES]);
  await ext.storage.session.set({
    ...(alternative && { original: alternative }),
    ...(original && { alternative: original }),
  });
  await showWaiting(ext);
}

/** Shows on the button how many pages are waiting. */
async function showWaiting(ext: WebExtension): Promise<CapturedSides> {
  const sides = await getCapturedSides(ext);
  const { more = [], ...both } = sides;
  const count = Object.keys(both).length + more.length;
  await ext.action.setBadgeBackgroundColor({ color: THREAD });
  await ext.action.setBadgeText({ text: count === 0 ? "" : more.length > 0 ? String(count) : `${count}/2` });
  return sides;
}

/**
 * Shows an error badge on the toolbar button, for actions that don't open the popup.
 * @param title the error message, shown as the button's tooltip
 */
export async function showErrorOnButton(ext: WebExtension, title: string): Promise<void> {
  await ext.action.setBadgeText({ text: "!" });
  await ext.action.setTitle({ title });
}
