import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { focusHeading } from "../lib/focus/focus-heading.ts";

/**
 * Manages scroll position and focus on navigation as a browser would. A new page starts at the top with focus on its
 * heading; going back restores the scroll position and focuses the link that was followed. Only a change of path counts
 * as a new page.
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
    if (before.key === key) return undefined;
    const moved = before.pathname !== pathname;
    if (type === "POP") scrollTo(0, places.current.get(key) ?? 0);
    else if (moved && hash === "") scrollTo(0, 0);
    // The clicked element may have been removed even though the page is the same.
    const opener = type === "POP" && moved ? linkTo(before.pathname) : null;
    if (opener) opener.focus({ preventScroll: true });
    else if (moved || document.activeElement === document.body) focusHeading();
    return type === "POP" && moved && !opener ? focusWhenShown(before.pathname) : undefined;
  }, [key, pathname, hash, type]);

  return null;
}

/** How long the content of a page may take to appear after going back, in milliseconds. */
const LONGEST_WAIT = 3_000;

/** Focuses the link to a path once it appears, unless focus has moved. Returns a function that stops waiting for it. */
function focusWhenShown(path: string): () => void {
  const focused = document.activeElement;
  const observer = new MutationObserver(() => {
    const hasMoved = document.activeElement !== focused && document.activeElement !== document.body;
    const opener = hasMoved ? null : linkTo(path);
    opener?.focus({ preventScroll: true });
    if (hasMoved || opener) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), LONGEST_WAIT);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** The link on this page that leads to a path, which regains focus after going back. */
const linkTo = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main a[href="${CSS.escape(path)}"]`);
