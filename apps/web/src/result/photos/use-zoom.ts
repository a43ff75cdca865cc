import { type KeyboardEvent, type PointerEvent, useRef, useState, type WheelEvent } from "react";
import { panBy, UNZOOMED, zoomBy } from "./zoomed-view.ts";

const STEP = 1.5;
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [0.1, 0],
  ArrowRight: [-0.1, 0],
  ArrowUp: [0, 0.1],
  ArrowDown: [0, -0.1],
};

interface Point {
  x: number;
  y: number;
}

const getDistance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/**
 * Returns the zoomed view that both photos share, and the handlers that change it on wheel, touch, mouse and keyboard
 * events.
 */
export function useZoom() {
  const [view, setView] = useState(UNZOOMED);
  const fingers = useRef(new Map<number, Point>());
  const zoom = (factor: number) => setView((before) => zoomBy(before, factor));
  return {
    view,
    grow: () => zoom(STEP),
    shrink: () => zoom(1 / STEP),
    reset: () => setView(UNZOOMED),
    /** The keyboard handlers, for the container of the photos and buttons. */
    keys: {
      onKeyDown: (event: KeyboardEvent) => {
        // The slider uses the arrow keys itself.
        const way = event.target instanceof HTMLInputElement ? undefined : ARROWS[event.key];
        if (event.key === "+" || event.key === "=") zoom(STEP);
        else if (event.key === "-") zoom(1 / STEP);
        else if (way) setView((before) => panBy(before, ...way));
        else return;
        event.preventDefault();
      },
    },
    /** The pointer and wheel handlers, for the container of the photos. */
    handlers: {
      onWheel: ({ deltaY }: WheelEvent) => zoom(deltaY < 0 ? 1.15 : 1 / 1.15),
      onDoubleClick: () => zoom(STEP),
      onPointerDown: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
        currentTarget.setPointerCapture(pointerId);
        fingers.current.set(pointerId, { x: clientX, y: clientY });
      },
      onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
        const last = fingers.current.get(pointerId);
        if (!last) return;
        const before = getDistance([...fingers.current.values()]);
        fingers.current.set(pointerId, { x: clientX, y: clientY });
        const after = getDistance([...fingers.current.values()]);
        if (before > 0 && after > 0) return zoom(after / before);
        const { width, height } = currentTarget.getBoundingClientRect();
        setView((shown) => panBy(shown, (clientX - last.x) / width, (clientY - last.y) / height));
      },
      onPointerUp: ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId),
      onPointerCancel: ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId),
    },
  };
}
