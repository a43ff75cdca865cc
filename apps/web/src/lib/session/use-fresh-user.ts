import { refreshUser } from "./session.ts";
import { useOnReturn } from "../browser/use-on-return.ts";
import { useEffect } from "react";

const refresh = () => void refreshUser();

/** Refreshes the user when the tab regains focus, for pages with settings that a link in a mail can change. */
export function useFreshUser(): void {
  useEffect(refresh, []);
  useOnReturn(refresh);
}
