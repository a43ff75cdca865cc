import { RELOGIN_DELAY_MS } from "@dupewise/domain/constants";
import { RELOGIN_PATH } from "@dupewise/domain/routes";
import { showToast } from "./toast.ts";

let leaving = false;

/** The session has ended: says so, then opens the way to sign in, which leads back here. */
export function relogin(): void {
  if (leaving) return;
  leaving = true;
  showToast({
    title: "Unauthorized",
    description: "You are logged out. Logging in again...",
    destructive: true,
  });
  const here = `${location.pathname}${location.search}`;
  setTimeout(() => {
    leaving = false;
    location.assign(here === "/" ? RELOGIN_PATH : `${RELOGIN_PATH}?next=${encodeURIComponent(here)}`);
  }, RELOGIN_DELAY_MS);
}
