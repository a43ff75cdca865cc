import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Escape leaves the editor with this ref as its Cancel does, but for the one that ends the writing of a character. */
export function useEscape(cancel: () => void): RefObject<HTMLFormElement | null> {
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
