import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** A new page starts at its top; going back finds the place one left. Only another path is another page. */
export function ScrollKeeper() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const lastPath = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const kept = places.current;
    const keep = () => kept.set(key, scrollY);
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, [key]);

  useLayoutEffect(() => {
    const moved = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (type === "POP") scrollTo(0, places.current.get(key) ?? 0);
    else if (moved && hash === "") scrollTo(0, 0);
  }, [key, pathname, hash, type]);

  return null;
}
