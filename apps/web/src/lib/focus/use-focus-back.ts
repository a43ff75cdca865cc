import { type RefObject, useEffect, useRef } from "react";

/**
 * For the button that the keyboard goes on from when what it was on is gone. Where somebody has moved on meanwhile,
 * they are left there.
 * @param shown changes when something is shown or taken away
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
