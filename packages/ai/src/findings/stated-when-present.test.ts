import { DETAILS } from "@dupewise/vocabulary/details/details.data";
import { FEATURES } from "@dupewise/vocabulary/details/features";
import { SHAPES } from "@dupewise/vocabulary/shapes/shapes";
import { expect, it } from "vitest";
import { IMPLIED_DETAILS } from "./implied-details.data.ts";
import { STATED_WHEN_PRESENT } from "./stated-when-present.data.ts";
import { USUAL_DETAILS } from "./usual-details.data.ts";

const KNOWN = new Set([...DETAILS, ...FEATURES, ...SHAPES.flatMap(({ values }) => values)].map(({ name }) => name));

it.each([
  ["the details that sellers always name", [...STATED_WHEN_PRESENT]],
  ["the details that other words imply", Object.keys(IMPLIED_DETAILS)],
  ["the usual details", Object.values(USUAL_DETAILS).flat()],
])("the vocabulary contains %s", (_title, names) => {
  expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
});
