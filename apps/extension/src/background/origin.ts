import type { WebExtension } from "../web-extension.ts";

const KEY = "origin";
const SCRIPT = "own-dupewise";

/** Returns the origin of a URL that a user typed, with or without its scheme, or null if it is invalid. */
export function parseOrigin(address: string): string | null {
  const typed = address.trim();
  const url = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  // Chrome accepts a space in a host name.
  if (/^$|\s/.test(typed) || !URL.canParse(url)) return null;
  const { origin, username, password } = new URL(url);
  return username === "" && password === "" ? origin : null;
}

const getBuiltInOrigin = (ext: WebExtension): string => parseOrigin(ext.runtime.getManifest().homepage_url ?? "") ?? "";

/** Returns a permission pattern without a port, which matches every port of its host in every browser. */
const patternOf = (origin: string): string => {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
};

/**
 * Returns the origin of the Dupewise server that receives captured pages: the one that the user set, otherwise the one
 * that the extension was built for.
 */
export async function getDupewiseOrigin(ext: WebExtension): Promise<string> {
  const { [KEY]: own } = await ext.storage.local.get([KEY]);
  return typeof own === "string" ? own : getBuiltInOrigin(ext);
}

/**
 * Sets the Dupewise server that receives captured pages, once the user grants access to its origin. Returns false if
 * the user declines. Browsers ask only during a user gesture, so nothing may be awaited before the request.
 */
export async function setDupewiseOrigin(ext: WebExtension, origin: string): Promise<boolean> {
  const isOwn = origin !== getBuiltInOrigin(ext);
  if (isOwn && !(await ext.permissions.request({ origins: [patternOf(origin)] }))) return false;
  await (isOwn ? ext.storage.local.set({ [KEY]: origin }) : ext.storage.local.remove([KEY]));
  await registerContentScript(ext);
  return true;
}

/**
 * Registers the content script for the pages of a self-hosted Dupewise server, or removes it if access to the server's
 * origin is no longer granted.
 */
export async function registerContentScript(ext: WebExtension): Promise<void> {
  await ext.scripting.unregisterContentScripts({ ids: [SCRIPT] }).catch(() => undefined);
  const origin = await getDupewiseOrigin(ext);
  if (origin === getBuiltInOrigin(ext)) return;
  const matches = [patternOf(origin)];
  if (!(await ext.permissions.contains({ origins: matches }))) return;
  await ext.scripting.registerContentScripts([{ id: SCRIPT, js: ["hand-over.js"], matches, runAt: "document_start" }]);
}
