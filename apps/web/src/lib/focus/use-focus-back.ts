import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref for the button that receives focus when the focused content disappears, unless the user has moved on.
 * `shown` changes when content appears or disappears.
 */
export function useFocusBack(shown: string | boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) button.current?.focus();
    before.current = shown;
  }, [shown]);
  return button;
}
