import { expect, it } from "vitest";
import { mayNameCurrency } from "./currencies.ts";

it.each([
  "49 €",
  "US$5",
  "120 kr.",
  "Rs. 1,200",
  "340 pounds",
  "12 руб. бел.",
  "د.إ 50",
  "99p",
  "CHF 12",
  "5만 9천원",
  "3万円",
])("finds a possible currency in %j", (text) => expect(mayNameCurrency(text)).toBe(true));

it.each(["", "42", "4.5 (1,204 reviews)", "Width 12 cm", "2024-11-26", "100% wool"])(
  "finds no possible currency in %j",
  (text) => expect(mayNameCurrency(text)).toBe(false),
);
