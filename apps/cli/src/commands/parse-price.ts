import { parsePrice } from "@dupewise/domain/money/parse-price";
import * as z from "zod";
import { defineCommand } from "../command.ts";

export const command = defineCommand({
  summary: "Parse the amount and the currency of a price",
  usage: "TEXT",
  input: z.object({
    text: z.string(),
    currencyHint: z.string().optional(),
    decimalSeparator: z.enum([".", ","]).nullish(),
  }),
  example: { text: "1.299,00", currencyHint: "EUR" },
  answer: ({ text, currencyHint, decimalSeparator }) =>
    parsePrice(text, { ...(currencyHint && { currencyHint }), ...(decimalSeparator && { decimalSeparator }) }),
  fromArguments: (args) => (args.length === 0 ? null : { text: args.join(" ") }),
  render: ({ amount, currency }) => (amount === null ? "No price found" : [amount, currency].filter(Boolean).join(" ")),
});
