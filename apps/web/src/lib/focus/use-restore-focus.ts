import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a ref for a button that receives focus when the focused content disappears, unless the user has focused
 * something else.
 * @param shown changes whenever the content appears or disappears; undefined until that is known
 */
export function useRestoreFocus(shown: string | boolean | undefined): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const { current: last } = before;
    before.current = shown;
    if (last !== undefined && last !== shown && document.activeElement === document.body) button.current?.focus();
  }, [shown]);
  return button;
}
