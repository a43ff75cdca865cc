import { useEffect } from "react";
import { isUnauthorized } from "../api/errors.ts";
import { relogin } from "./relogin.ts";

/** Leads to sign in once a page's data was refused for want of a session. */
export function useRelogin(error: unknown): void {
  const expired = isUnauthorized(error);
  useEffect(() => {
    if (expired) relogin();
  }, [expired]);
}
