/** A file that every version of the server has. */
const PROBE = "/theme.js";
const KEY = "reloaded";

/**
 * Reloads the page after code failed to load: a newer version may have been deployed, and browsers remember a failed
 * import for as long as the page is open. Does nothing if the server does not respond.
 * @param isRequested whether the user clicked or the connection came back; otherwise the page reloads only once per
 * version
 */
export async function reloadForNewVersion(isRequested: boolean): Promise<void> {
  if ((await isServerThere()) && (isRequested || isFirstTime())) location.reload();
}

async function isServerThere(): Promise<boolean> {
  const answer = await fetch(PROBE, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.ok === true;
}

/** Returns true once per version: whether the page has not been reloaded for it yet. */
function isFirstTime(): boolean {
  const version = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    // Storage is off, so nothing would prevent a loop.
    return false;
  }
}
