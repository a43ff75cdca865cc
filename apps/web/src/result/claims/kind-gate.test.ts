import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { KindGate } from "./kind-gate.tsx";

const read = (type: string | null) => ({ kind: type === null ? null : { type, name: type }, likely: [] });
const shown = (gate: number, original: string | null, alternative: string | null) =>
  renderToStaticMarkup(
    createElement(KindGate, {
      analysis: { gate, kinds: { original: read(original), alternative: read(alternative) } },
    }),
  );

it.each([
  [
    0.38,
    "sweater",
    "scarf",
    "different kinds of products, so the similarities below count for only 38% of their usual weight",
  ],
  [
    0.8,
    "coat",
    "jacket",
    "quite the same kind of product, so the similarities below count for only 80% of their usual weight",
  ],
])("explains how a gate of %d limits the score: %s and %s", (gate, original, alternative, words) => {
  expect(shown(gate, original, alternative)).toContain(words);
});

it.each([
  ["a gate with an unknown kind", 0.38, "sweater", null],
  ["a gate between two names of one kind", 0.98, "bangle", "bracelet"],
])("returns no explanation for %s", (_, gate, original, alternative) => {
  expect(shown(gate, original, alternative)).toBe("");
});
