import { RELOGIN_DELAY_MS } from "@dupewise/domain/constants";
import { RELOGIN_PATH } from "@dupewise/domain/pages/safe-redirect-path";
import { loadToaster, showToast } from "../feedback/toast.ts";

let leaving = false;

/**
 * Shows a toast saying that the session has expired, then redirects to the sign-in page, which returns the user to the
 * current page afterward.
 */
export function redirectToSignIn(): void {
  if (leaving) return;
  leaving = true;
  showToast({
    title: "Unauthorized",
    description: "You are logged out. Logging in again...",
    destructive: true,
  });
  const here = `${location.pathname}${location.search}`;
  const leave = () => {
    leaving = false;
    location.assign(here === "/" ? RELOGIN_PATH : `${RELOGIN_PATH}?next=${encodeURIComponent(here)}`);
  };
  // The toast is shown for half a second from when it appears, not from when its code is requested.
  const read = () => setTimeout(leave, RELOGIN_DELAY_MS);
  loadToaster().then(read, read);
}
