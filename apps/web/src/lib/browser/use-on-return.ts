import { useEffect, useEffectEvent } from "react";

/** Calls this whenever somebody comes back to the window. */
export function useOnReturn(refresh: () => void): void {
  const onReturn = useEffectEvent(refresh);
  useEffect(() => {
    const listen = () => onReturn();
    window.addEventListener("focus", listen);
    return () => window.removeEventListener("focus", listen);
  }, []);
}
