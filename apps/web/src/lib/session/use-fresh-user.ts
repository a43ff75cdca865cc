import { refreshUser } from "./session.ts";
import { useOnReturn } from "../browser/use-on-return.ts";
import { useEffect } from "react";

const refresh = () => void refreshUser();

/** Refreshes the user on return, for pages that show settings which a mail's link can change. */
export function useFreshUser(): void {
  useEffect(refresh, []);
  useOnReturn(refresh);
}
