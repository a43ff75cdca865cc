import { expect, test } from "vitest";
import { MAX_ZOOM, panBy, toCssTransform, UNZOOMED, zoomBy } from "./zoomed-view.ts";

test("does not pan an unzoomed photo, and limits zooming in both directions", () => {
  expect(panBy(UNZOOMED, 1, -1)).toEqual(UNZOOMED);
  expect(zoomBy(UNZOOMED, 100).zoom).toBe(MAX_ZOOM);
  expect(zoomBy(UNZOOMED, 0.1)).toEqual(UNZOOMED);
});

test("keeps the center in place while zooming in, and shows the full photo after zooming out", () => {
  const near = panBy(zoomBy(UNZOOMED, 2), 0.25, -0.5);
  expect(near).toEqual({ zoom: 2, x: 0.25, y: -0.5 });
  expect(zoomBy(near, 2)).toEqual({ zoom: 4, x: 0.5, y: -1 });
  expect(toCssTransform(near)).toBe("translate(25.00%, -50.00%) scale(2.000)");
  expect(zoomBy(near, 0.5)).toEqual(UNZOOMED);
});
