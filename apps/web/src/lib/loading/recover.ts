/** A file that the server always has, whatever its version. */
const PROBE = "/theme.js";
const KEY = "reloaded";

/**
 * Loads the page anew after code that did not arrive: a newer version of the app may have taken its place, and a
 * browser remembers what it failed to import for as long as the page stays. Where the server does not answer, the page
 * stays too.
 * @param asked by a press or a connection that is back; otherwise it happens once for each version of the app
 */
export async function recover(asked: boolean): Promise<void> {
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
