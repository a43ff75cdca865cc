import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Returns a ref for a form. Pressing Escape in the form calls `cancel`, unless Escape ends an IME composition. */
export function useCancelOnEscape(cancel: () => void): RefObject<HTMLFormElement | null> {
  const editor = useRef<HTMLFormElement>(null);
  const leave = useEffectEvent(cancel);
  useEffect(() => {
    const form = editor.current;
    const listen = ({ key, isComposing }: KeyboardEvent) => {
      if (key === "Escape" && !isComposing) leave();
    };
    form?.addEventListener("keydown", listen);
    return () => form?.removeEventListener("keydown", listen);
  }, []);
  return editor;
}
