import { refreshUser } from "./session.ts";
import { useOnReturn } from "../browser/use-on-return.ts";
import { useEffect } from "react";

const refresh = () => void refreshUser();

/**
 * Refreshes the user when the page opens and when its tab regains focus. For pages with settings that a link in an
 * email can change.
 */
export function useFreshUser(): void {
  useEffect(refresh, []);
  useOnReturn(refresh);
}
