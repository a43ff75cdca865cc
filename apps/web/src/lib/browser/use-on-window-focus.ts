import { useEffect, useEffectEvent } from "react";

/** Calls `refresh` whenever the window regains focus. */
export function useOnWindowFocus(refresh: () => void): void {
  const onReturn = useEffectEvent(refresh);
  useEffect(() => {
    const listen = () => onReturn();
    window.addEventListener("focus", listen);
    return () => window.removeEventListener("focus", listen);
  }, []);
}
