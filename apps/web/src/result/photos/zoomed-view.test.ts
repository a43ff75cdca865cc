import { expect, test } from "vitest";
import { MOST_ZOOM, panBy, transformOf, WHOLE, zoomBy } from "./zoomed-view.ts";

test("A whole photo does not move, and zoom is limited in both directions", () => {
  expect(panBy(WHOLE, 1, -1)).toEqual(WHOLE);
  expect(zoomBy(WHOLE, 100).zoom).toBe(MOST_ZOOM);
  expect(zoomBy(WHOLE, 0.1)).toEqual(WHOLE);
});

test("What is looked at stays in the middle while it grows, and goes back to the whole when it shrinks", () => {
  const near = panBy(zoomBy(WHOLE, 2), 0.25, -0.5);
  expect(near).toEqual({ zoom: 2, x: 0.25, y: -0.5 });
  expect(zoomBy(near, 2)).toEqual({ zoom: 4, x: 0.5, y: -1 });
  expect(transformOf(near)).toBe("translate(25.00%, -50.00%) scale(2.000)");
  expect(zoomBy(near, 0.5)).toEqual(WHOLE);
});
