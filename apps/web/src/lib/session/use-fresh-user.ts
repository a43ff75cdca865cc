import { refreshUser } from "./session.ts";
import { useOnReturn } from "../browser/use-on-return.ts";
import { useEffect } from "react";

const refresh = () => void refreshUser();

/** For what shows the account's choices: they may have been changed by a link in a mail. */
export function useFreshUser(): void {
  useEffect(refresh, []);
  useOnReturn(refresh);
}
