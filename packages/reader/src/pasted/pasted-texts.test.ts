import { expect, it } from "vitest";
import { productFromText } from "./product-from-text.ts";
import { PASTED_TEXTS } from "./pasted-texts.data.ts";

it.each(PASTED_TEXTS)("reads the name, price and composition of %j", (text, title, price, made) => {
  const read = productFromText(text);
  expect({
    title: read.title,
    price: read.price && `${read.price.amount} ${read.price.currency}`,
    made: read.composition.map(({ material, percentage }) => `${percentage} ${material}`).join(", "),
  }).toEqual({ title, price, made });
});
