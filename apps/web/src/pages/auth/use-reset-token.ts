import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Parses the token in the URL fragment of a password reset link, "#reset=…". Returns null if there is none. */
export const parseResetToken = (hash: string): string | null => /^#reset=([\w-]{1,200})$/.exec(hash)?.[1] ?? null;

/**
 * Moves the reset token from the URL into this page's state before anything is painted. Returns the token, or null, and
 * a function that discards it.
 */
export function useResetToken(): [string | null, () => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => parseResetToken(hash));
  useLayoutEffect(() => {
    const mailed = parseResetToken(hash);
    if (mailed === null) return;
    setToken(mailed);
    void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, hash, navigate]);
  return [token, () => setToken(null)];
}
