import { refreshUser } from "./session.ts";
import { useOnWindowFocus } from "../browser/use-on-window-focus.ts";
import { useEffect } from "react";

const refresh = () => void refreshUser();

/**
 * Refreshes the user when the page opens and whenever the window regains focus, for pages with settings that a link in
 * an email can change.
 */
export function useFreshUser(): void {
  useEffect(refresh, []);
  useOnWindowFocus(refresh);
}
