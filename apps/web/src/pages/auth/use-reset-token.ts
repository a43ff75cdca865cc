import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Returns the token in the fragment of a mailed link, "#reset=…", or null. */
export const readResetToken = (hash: string): string | null => /^#reset=([\w-]{1,200})$/.exec(hash)?.[1] ?? null;

/** Takes the reset token out of the URL before anything is rendered. Only this page keeps it. */
export function useResetToken(): [string | null, () => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readResetToken(hash));
  useLayoutEffect(() => {
    const mailed = readResetToken(hash);
    if (mailed === null) return;
    setToken(mailed);
    void navigate({ pathname, search }, { replace: true });
  }, [pathname, search, hash, navigate]);
  return [token, () => setToken(null)];
}
