import { expect, it } from "vitest";
import { findUnspacedOrigins } from "./unspaced-origins.ts";

it.each([
  ["カシミヤ100%\n日本製", "Japan"],
  ["【生産国】中国製", "China"],
  ["女裝外套 中國製造。", "China"],
  ["울 30% 중국제조", "China"],
  ["ผลิตในประเทศไทย", "Thailand"],
])("finds the origin in %j", (text, country) =>
  expect(findUnspacedOrigins(text).map((origin) => origin.country)).toEqual([country]),
);

it.each(["日本製生地を使用", "革製品", "複製", "제조일자", "ผลิตในโรงงาน", ""])("finds no origin in %j", (text) => {
  expect(findUnspacedOrigins(text)).toEqual([]);
});
