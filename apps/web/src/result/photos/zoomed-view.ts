/** The view of both photos: their scale, and their offset from the center as fractions of the frame. */
export interface ZoomedView {
  zoom: number;
  x: number;
  y: number;
}

export const UNZOOMED: ZoomedView = { zoom: 1, x: 0, y: 0 };
export const MAX_ZOOM = 6;

/** Keeps the frame filled: a photo cannot be moved out of it. */
function keepFrameFilled({ zoom, x, y }: ZoomedView): ZoomedView {
  const room = (zoom - 1) / 2;
  // Avoids -0.
  const held = (value: number) => Math.min(room, Math.max(-room, value)) + 0;
  return { zoom, x: held(x), y: held(y) };
}

/** Returns the view after zooming by a factor around its center. */
export function zoomBy({ zoom, x, y }: ZoomedView, factor: number): ZoomedView {
  const next = Math.min(MAX_ZOOM, Math.max(1, zoom * factor));
  return keepFrameFilled({ zoom: next, x: (x * next) / zoom, y: (y * next) / zoom });
}

/** Returns the view after moving it right and down by fractions of the frame, without leaving the photo. */
export const panBy = ({ zoom, x, y }: ZoomedView, right: number, down: number): ZoomedView =>
  keepFrameFilled({ zoom, x: x + right, y: y + down });

/** Formats a view as a CSS transform. */
export const toCssTransform = ({ zoom, x, y }: ZoomedView): string =>
  `translate(${(x * 100).toFixed(2)}%, ${(y * 100).toFixed(2)}%) scale(${zoom.toFixed(3)})`;
