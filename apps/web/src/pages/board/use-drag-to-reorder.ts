import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Returns a ref for a list whose items can be reordered by dragging. Dragging needs a pointer, so the list must also
 * offer buttons for keyboard users.
 * @param move called with the index that an item was dragged from and the index that it was dropped at
 */
export function useDragToReorder(
  isEnabled: boolean,
  move: (from: number, to: number) => void,
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const drop = useEffectEvent(move);
  useEffect(() => {
    const element = list.current;
    if (!isEnabled || !element) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    let from = -1;
    const placeOf = ({ target }: Event) =>
      [...element.children].findIndex((item) => target instanceof Node && item.contains(target));
    element.addEventListener("dragstart", (event) => void (from = placeOf(event)), { signal });
    element.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    element.addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        const to = placeOf(event);
        if (from !== -1 && to !== -1 && from !== to) drop(from, to);
      },
      { signal },
    );
    return () => listeners.abort();
  }, [isEnabled]);
  return list;
}
