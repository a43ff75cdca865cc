import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { focusHeading } from "../lib/focus/focus-heading.ts";

/**
 * Manages scroll position and focus on navigation as a browser would: a new page starts at the top with focus on its
 * heading; going back restores the scroll position and focuses the link that was followed. Only a different path counts
 * as a different page.
 */
export function NavigationEffects() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const last = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = "manual";
    const kept = places.current;
    const keep = () => kept.set(key, scrollY);
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, [key]);

  useLayoutEffect(() => {
    const { current: before } = last;
    last.current = { key, pathname };
    if (before.key === key) return;
    const moved = before.pathname !== pathname;
    if (type === "POP") scrollTo(0, places.current.get(key) ?? 0);
    else if (moved && hash === "") scrollTo(0, 0);
    // The clicked element may have been removed even though the page is the same.
    const opener = type === "POP" && moved ? linkTo(before.pathname) : null;
    if (opener) opener.focus({ preventScroll: true });
    else if (moved || document.activeElement === document.body) focusHeading();
  }, [key, pathname, hash, type]);

  return null;
}

/** The link on this page that leads to a path, which regains focus after going back. */
const linkTo = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(path)}"]`);
