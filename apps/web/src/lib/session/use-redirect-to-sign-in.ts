import { useEffect } from "react";
import { isUnauthorized } from "../api/errors.ts";
import { redirectToSignIn } from "./redirect-to-sign-in.ts";

/** Redirects to the sign-in page if the request for a page's data was rejected because there is no session. */
export function useRedirectToSignIn(error: unknown): void {
  const expired = isUnauthorized(error);
  useEffect(() => {
    if (expired) redirectToSignIn();
  }, [expired]);
}
