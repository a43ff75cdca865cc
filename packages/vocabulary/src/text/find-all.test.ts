import { expect, it } from "vitest";
import { findAll } from "./find-all.ts";

it("returns every match with its groups and position, and starts over on every call", () => {
  const pattern = /(\d+) cm/g;
  const found = () => findAll("12 cm wide, 30 cm high", pattern).map(({ 1: amount, index }) => [amount, index]);
  expect(found()).toEqual([
    ["12", 0],
    ["30", 12],
  ]);
  expect(found()).toEqual(found());
  expect(findAll("wide", pattern)).toEqual([]);
});
