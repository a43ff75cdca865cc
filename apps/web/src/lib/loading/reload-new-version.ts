/** A file that the server always has, whatever its version. */
const PROBE = "/theme.js";
const KEY = "reloaded";

/**
 * Reloads the page after code failed to load: a newer version may be deployed, and browsers cache failed imports for
 * the lifetime of the page. Stays when the server does not respond. `asked` means by a press or a restored connection;
 * otherwise it happens once per version.
 */
export async function reloadNewVersion(asked: boolean): Promise<void> {
  if ((await isServerThere()) && (asked || isFirstTime())) location.reload();
}

async function isServerThere(): Promise<boolean> {
  const answer = await fetch(PROBE, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer?.ok === true;
}

/** Whether this version of the app has not been loaded anew for this; from now on it has. */
function isFirstTime(): boolean {
  const version = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    // Storage is off: nothing would keep it from happening again.
    return false;
  }
}
