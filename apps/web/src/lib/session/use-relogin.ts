import { useEffect } from "react";
import { isUnauthorized } from "../api/errors.ts";
import { relogin } from "./relogin.ts";

/** Redirects to sign-in if a page's data was refused because there is no session. */
export function useRelogin(error: unknown): void {
  const expired = isUnauthorized(error);
  useEffect(() => {
    if (expired) relogin();
  }, [expired]);
}
